import { z } from 'zod';
import { id } from '../core/fields.ts';
import { auditDocument, reportDocument } from './moderation.ts';

const moment = z.iso.datetime();

/** It was reported; by whom and how often is the administrators' business. */
export const reportedAnswer = z.object({ reported: z.literal(true) });

/** It is done. */
export const doneAnswer = z.object({ done: z.literal(true) });

/** What a report is about, as it is now. */
export const reportedThing = z.object({
  kind: z.enum(['ingredient', 'recipe']),
  id,
  /** Empty where it is gone. */
  name: z.string(),
  exists: z.boolean(),
  /** Whoever owns the recipe, or wrote the present version of the ingredient. */
  uid: z.string().nullable(),
  hidden: z.enum(['no', 'provisionally', 'yes']),
  locked: z.boolean(),
});

/** A page of open reports, newest first, with what they are about; and the alerts, on the first page. */
export const reportsAnswer = z.object({
  reports: z.array(reportDocument.omit({ item: true, status: true }).extend({ created_at: moment })),
  things: z.array(reportedThing),
  alerts: z.array(z.object({ uid: z.string(), email: z.string(), edits: z.int(), began_at: moment })),
  next: moment.nullable(),
});

/** An account as administrators see it. */
export const personAnswer = z.object({
  uid: z.string(),
  /** False where the account was deleted meanwhile. */
  exists: z.boolean(),
  email: z.string(),
  display_name: z.string(),
  created_at: moment.nullable(),
  signed_in_at: moment.nullable(),
  suspended: z.boolean(),
  admin: z.boolean(),
});

export const suspensionAnswer = z.object({ suspended: z.boolean() });

/** One part of an undo. */
export const undoAnswer = z.object({
  /** How many things this part restored or took down. */
  count: z.int(),
  /** Ingredients that nobody but this person ever wrote: there is nothing to restore. */
  own: z.array(z.object({ id, name: z.string() })),
  /** What to hand back as `after` for the next part; null where all is done. */
  next: z.string().nullable(),
});

/** A page of what administrators did, newest first. */
export const auditAnswer = z.object({
  entries: z.array(auditDocument.extend({ at: moment })),
  next: moment.nullable(),
});

export type ReportsAnswer = z.infer<typeof reportsAnswer>;
export type ReportedThing = z.infer<typeof reportedThing>;
export type PersonAnswer = z.infer<typeof personAnswer>;
export type UndoAnswer = z.infer<typeof undoAnswer>;
export type AuditAnswer = z.infer<typeof auditAnswer>;
