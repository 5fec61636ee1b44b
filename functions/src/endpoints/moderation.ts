import { changeSubstitutes, setStaple } from '../services/availability/substitutes.ts';
import { readAudit } from '../services/core/audit.ts';
import { moderate } from '../services/moderation/moderation.ts';
import { readReports } from '../services/moderation/reported.ts';
import { report } from '../services/moderation/reports.ts';
import { takeDownRecipes, undoEdits } from '../services/moderation/undo.ts';
import { readPerson, suspend } from '../services/people/people.ts';
import { inTransaction, type Handlers } from './call.ts';

/** /api/report, and /api/admin for administrators */
export const moderation = {
  report: async ({ uid, body }) => {
    await report(uid, body);
    return { answer: { reported: true } };
  },
  listReports: async ({ body }) => ({ answer: await readReports(body.before) }),
  moderate: inTransaction(async (transaction, { uid, body }) => {
    await moderate(transaction, uid, body);
    return { done: true };
  }),
  readPerson: async ({ body }) => ({ answer: await readPerson(body.uid) }),
  suspend: async ({ uid, body }) => {
    await suspend(uid, body);
    return { answer: { suspended: body.suspended } };
  },
  undo: inTransaction((transaction, { uid: by, body }) => {
    const part = body.what === 'edits' ? undoEdits : takeDownRecipes;
    const edits = { uid: body.uid, since: new Date(body.since) };
    return part(transaction, by, edits, body.after);
  }),
  changeSubstitutes: inTransaction(async (transaction, { uid, body }) => {
    await changeSubstitutes(transaction, uid, body);
    return { done: true };
  }),
  setStaple: inTransaction(async (transaction, { uid, body }) => {
    await setStaple(transaction, uid, body);
    return { done: true };
  }),
  listAudit: async ({ body }) => ({ answer: await readAudit(body.before) }),
} satisfies Partial<Handlers>;
