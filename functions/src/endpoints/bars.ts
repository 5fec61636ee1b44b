import * as service from '../services/bars/bars.ts';
import { adopt } from '../services/bars/moving.ts';
import { DELETED, inTransaction, type Handlers } from './call.ts';

export const bars = {
  listBars: async ({ uid }) => ({ answer: await service.listBars(uid) }),
  getBar: async ({ uid, params }) => ({ answer: await service.readBar(uid, params.barId) }),
  createBar: inTransaction((transaction, { uid, body }) => service.createBar(transaction, uid, body)),
  updateBar: inTransaction((transaction, { uid, params, body }) =>
    service.updateBar(transaction, uid, params.barId, body),
  ),
  deleteBar: inTransaction(async (transaction, { uid, params }) => {
    await service.deleteBar(transaction, uid, params.barId);
    return DELETED;
  }),
  updateMember: inTransaction((transaction, { uid, params, body }) =>
    service.updateMember(transaction, uid, params, body.role),
  ),
  deleteMember: inTransaction(async (transaction, { uid, params }) => {
    await service.deleteMember(transaction, uid, params);
    return DELETED;
  }),
  listInvites: async ({ uid, params }) => ({ answer: await service.listInvites(uid, params.barId) }),
  createInvite: inTransaction((transaction, { uid, params, body }) =>
    service.createInvite(transaction, uid, params.barId, body),
  ),
  getInvite: async ({ params }) => ({ answer: await service.readInvite(params.barId, params.code) }),
  deleteInvite: inTransaction(async (transaction, { uid, params }) => {
    await service.deleteInvite(transaction, uid, params);
    return DELETED;
  }),
  joinBar: inTransaction((transaction, { uid, params, body }) =>
    service.joinBar(transaction, uid, params.barId, body),
  ),
  adopt: inTransaction((transaction, { uid, params, body }) => adopt(transaction, uid, params.barId, body)),
} satisfies Partial<Handlers>;
