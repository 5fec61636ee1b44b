import { z } from 'zod';
import type { CardKind } from '../core/collections.ts';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** Why somebody reports a recipe or ingredient, and why it is hidden. */
export const REPORT_REASONS = ['spam', 'offensive', 'wrong', 'duplicate', 'copyright', 'dangerous'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

const kind = z.enum(['ingredient', 'recipe']);
const reason = z.enum(REPORT_REASONS);
const uid = z.string().min(1).max(128);
const note = z.string().max(LIMITS.moderation.text);

/** The body of `POST /api/report`. */
export const reportInput = z.strictObject({ kind, item_id: id, reason, text: note });

/** `reports/{kind}_{item id}_{uid}`: one for each person and thing. `item` is the name of the thing among all, for queries. */
export const reportDocument = z.object({
  kind,
  item_id: id,
  item: z.string(),
  reason,
  text: z.string(),
  reporter_uid: z.string(),
  status: z.enum(['open', 'closed']),
  created_at: z.date(),
});

/** `moderation/{kind}_{id}`: what was decided about a thing; `by` is null where reports alone did it, until an administrator looks. */
export const moderationDocument = z.object({
  kind,
  id,
  state: z.enum(['hidden', 'shown']),
  reason,
  note: z.string(),
  by: z.string().nullable(),
  at: z.date(),
});

/** What the owner of something hidden is told. */
export const hiddenNote = z.object({ reason, note: z.string(), provisional: z.boolean() });

/** `hidden_items/{kind}`: everything of a kind that is hidden, for lists that show the documents themselves. */
export const hiddenItems = z.object({
  items: z.record(z.string(), z.object({ reason, provisional: z.boolean() })),
});

export const MODERATION_ACTIONS = ['hide', 'show', 'dismiss', 'lock', 'unlock', 'take-down'] as const;

/** The body of `POST /api/admin/moderate`. `reason` says why something is hidden; other actions need none. */
export const moderationInput = z.strictObject({
  kind,
  item_id: id,
  action: z.enum(MODERATION_ACTIONS),
  reason: reason.nullable(),
  note,
});

/** The body of a question for a page of a list, newest first: null begins, `next` of the answer goes on. */
export const pageInput = z.strictObject({ before: z.iso.datetime().nullable() });

export const personInput = z.strictObject({ uid });

export const suspensionInput = z.strictObject({ uid, suspended: z.boolean(), note });

/** The body of `POST /api/admin/undo`: a part of what a person did since a moment; null begins, `next` of the answer goes on. */
export const undoInput = z.strictObject({
  uid,
  since: z.iso.datetime(),
  what: z.enum(['edits', 'recipes']),
  after: z.string().max(LIMITS.moderation.cursor).nullable(),
});

const AUDIT_ACTIONS = [
  ...MODERATION_ACTIONS,
  'delete',
  'suspend',
  'lift',
  'undo-edits',
  'take-down-recipes',
  'add-stand-in',
  'change-stand-in',
  'remove-stand-in',
  'add-staple',
  'remove-staple',
] as const;

/** `audit/{random}`: what an administrator did, written in the commit that does it. */
export const auditDocument = z.object({
  action: z.enum(AUDIT_ACTIONS),
  by: z.string(),
  at: z.date(),
  /** The thing it was done to; null where it was done to a person. */
  kind: kind.nullable(),
  item_id: id.nullable(),
  /** The name it had. */
  item_name: z.string(),
  /** The person it was done to, or whose thing it was. */
  uid: z.string().nullable(),
  reason: reason.nullable(),
  note: z.string(),
  /** How many things were undone or taken down at once. */
  count: z.int(),
});

/** `alerts/{uid}`: how much an account edits of what others made, within an hour that begins with the first edit. */
export const alertDocument = z.object({
  uid: z.string(),
  began_at: z.date(),
  /** Ingredients with the version each edit made: an event that comes twice counts once. */
  edits: z.array(z.string()),
  /** True from when the edits were unusually many until an administrator looked. */
  open: z.boolean(),
});

export type ReportInput = z.infer<typeof reportInput>;
export type Report = z.infer<typeof reportDocument>;
export type Moderation = z.infer<typeof moderationDocument>;
export type ModerationInput = z.infer<typeof moderationInput>;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
export type HiddenNote = z.infer<typeof hiddenNote>;

export type Audit = z.infer<typeof auditDocument>;

/** The name of a thing among all kinds. */
export const itemKey = (of: CardKind, itemId: number): string => `${of}_${itemId}`;
