import { z } from 'zod';
import { id } from '../core/fields.ts';
import { auditDocument, reportDocument } from './moderation.ts';

const moment = z.iso.datetime();

/** Reporters and counts are only for administrators. */
export const reportedAnswer = z.object({ reported: z.literal(true) });

export const doneAnswer = z.object({ done: z.literal(true) });

export const reportedThing = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  id,
  /** Empty if it was deleted. */
  name: z.string(),
  exists: z.boolean(),
  /** The owner of a recipe, or the author of an ingredient's current version. */
  uid: z.string().nullable(),
  hidden: z.enum(['no', 'provisionally', 'yes']),
  locked: z.boolean(),
});

/** A page of open reports, newest first, with their items; alerts and hidden items on the first page only. */
export const reportsAnswer = z.object({
  reports: z.array(reportDocument.omit({ item: true, status: true }).extend({ created_at: moment })),
  things: z.array(reportedThing),
  alerts: z.array(z.object({ uid: z.string(), email: z.string(), edits: z.int(), began_at: moment })),
  hidden: z.array(reportedThing),
  next: moment.nullable(),
});

export const personAnswer = z.object({
  uid: z.string(),
  /** False if the account was deleted. */
  exists: z.boolean(),
  email: z.string(),
  display_name: z.string(),
  created_at: moment.nullable(),
  signed_in_at: moment.nullable(),
  suspended: z.boolean(),
  admin: z.boolean(),
});

export const suspensionAnswer = z.object({ suspended: z.boolean() });

export const undoAnswer = z.object({
  count: z.int(),
  /** Ingredients without a version by another author, which cannot be restored. */
  own: z.array(z.object({ id, name: z.string() })),
  /** The cursor of the next call; null at the end. */
  next: z.string().nullable(),
});

export const auditAnswer = z.object({
  /** `by_name` and `uid_name` are empty if the account was deleted. */
  entries: z.array(auditDocument.extend({ at: moment, by_name: z.string(), uid_name: z.string() })),
  next: moment.nullable(),
});

export type ReportsAnswer = z.infer<typeof reportsAnswer>;
export type ReportedThing = z.infer<typeof reportedThing>;
export type PersonAnswer = z.infer<typeof personAnswer>;
export type UndoAnswer = z.infer<typeof undoAnswer>;
export type AuditAnswer = z.infer<typeof auditAnswer>;
