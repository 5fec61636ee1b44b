import { z } from 'zod';
import type { CardKind } from '../core/collections.ts';
import { id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

export const REPORT_REASONS = ['spam', 'offensive', 'wrong', 'duplicate', 'copyright', 'dangerous'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

const kind = z.enum(['ingredient', 'recipe']);
const reason = z.enum(REPORT_REASONS);
const uid = z.string().min(1).max(128);
const note = z.string().max(LIMITS.moderation.text);

/** The body of `POST /api/report`. */
export const reportInput = z.strictObject({ kind, item_id: id, reason, text: note });

/** `reports/{kind}_{item id}_{uid}`: one per person and item. `item` identifies the item in queries. */
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

/** `moderation/{kind}_{id}`: the decision about an item; `by` is null if reports hid it provisionally. */
export const moderationDocument = z.object({
  kind,
  id,
  state: z.enum(['hidden', 'shown']),
  reason,
  note: z.string(),
  by: z.string().nullable(),
  at: z.date(),
});

export const hiddenNote = z.object({ reason, note: z.string(), provisional: z.boolean() });

/** `hidden_items/{kind}`: all hidden items of a kind, for lists of the documents themselves. */
export const hiddenItems = z.object({
  items: z.record(z.string(), z.object({ reason, provisional: z.boolean() })),
});

export const MODERATION_ACTIONS = ['hide', 'show', 'dismiss', 'lock', 'unlock', 'take-down'] as const;

/** The body of `POST /api/admin/moderate`. Only hiding needs a `reason`. */
export const moderationInput = z.strictObject({
  kind,
  item_id: id,
  action: z.enum(MODERATION_ACTIONS),
  reason: reason.nullable(),
  note,
});

/** The body of paged requests, newest first: null for the first page, then the previous answer's `next`. */
export const pageInput = z.strictObject({ before: z.iso.datetime().nullable() });

export const personInput = z.strictObject({ uid });

export const suspensionInput = z.strictObject({ uid, suspended: z.boolean(), note });

/** The body of `POST /api/admin/undo`: `after` is null, then the previous answer's `next`. */
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
  'add-substitute',
  'change-substitute',
  'remove-substitute',
  'add-staple',
  'remove-staple',
] as const;

/** `audit/{random}`: an administrator's action, written in the same commit. */
export const auditDocument = z.object({
  action: z.enum(AUDIT_ACTIONS),
  by: z.string(),
  at: z.date(),
  /** The item; null for actions on a person. */
  kind: kind.nullable(),
  item_id: id.nullable(),
  item_name: z.string(),
  /** The person, or the owner of the item. */
  uid: z.string().nullable(),
  reason: reason.nullable(),
  note: z.string(),
  count: z.int(),
});

/** `alerts/{uid}`: an account's edits of other people's versions, within an hour from the first one. */
export const alertDocument = z.object({
  uid: z.string(),
  began_at: z.date(),
  /** Ingredients with versions, so that a repeated event counts once. */
  edits: z.array(z.string()),
  /** True if the limit was exceeded, until an administrator handles it. */
  open: z.boolean(),
});

export type ReportInput = z.infer<typeof reportInput>;
export type Report = z.infer<typeof reportDocument>;
export type Moderation = z.infer<typeof moderationDocument>;
export type ModerationInput = z.infer<typeof moderationInput>;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
export type HiddenNote = z.infer<typeof hiddenNote>;

export type Audit = z.infer<typeof auditDocument>;

export const itemKey = (of: CardKind, itemId: number): string => `${of}_${itemId}`;
