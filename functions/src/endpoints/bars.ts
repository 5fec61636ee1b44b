import {
  createBar,
  createInvite,
  deleteBar,
  deleteInvite,
  deleteMember,
  joinBar,
  listBars,
  listInvites,
  readBar,
  readInvite,
  updateBar,
  updateMember,
} from '../services/bars/bars.ts';
import { adopt } from '../services/bars/moving.ts';
import { DELETED, type Handlers } from './call.ts';

export const bars = {
  listBars: async ({ uid }) => ({ answer: await listBars(uid) }),
  getBar: async ({ uid, params }) => ({ answer: await readBar(uid, params.barId) }),
  createBar: {
    inTransaction: async (transaction, { uid, body }) => ({
      answer: await createBar(transaction, uid, body),
    }),
  },
  updateBar: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await updateBar(transaction, uid, params.barId, body),
    }),
  },
  deleteBar: {
    inTransaction: async (transaction, { uid, params }) => {
      await deleteBar(transaction, uid, params.barId);
      return DELETED;
    },
  },
  updateMember: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await updateMember(transaction, uid, params, body.role),
    }),
  },
  deleteMember: {
    inTransaction: async (transaction, { uid, params }) => {
      await deleteMember(transaction, uid, params);
      return DELETED;
    },
  },
  listInvites: async ({ uid, params }) => ({ answer: await listInvites(uid, params.barId) }),
  createInvite: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await createInvite(transaction, uid, params.barId, body),
    }),
  },
  getInvite: async ({ params }) => ({ answer: await readInvite(params.barId, params.code) }),
  deleteInvite: {
    inTransaction: async (transaction, { uid, params }) => {
      await deleteInvite(transaction, uid, params);
      return DELETED;
    },
  },
  joinBar: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await joinBar(transaction, uid, params.barId, body),
    }),
  },
  adopt: {
    inTransaction: async (transaction, { uid, params, body }) => ({
      answer: await adopt(transaction, uid, params.barId, body),
    }),
  },
} satisfies Partial<Handlers>;
