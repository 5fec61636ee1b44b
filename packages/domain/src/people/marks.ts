import { z } from 'zod';
import { id, name, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** In half stars: 1 to 10. */
const rating = z.int().min(LIMITS.marks.rating.min).max(LIMITS.marks.rating.max);

/** No commas (they separate tags), no invisible characters. Length in code points, as in the rules. */
const tag = z
  .string()
  .regex(new RegExp(`^[^,\\p{Cc}\\p{Cf}]{${LIMITS.marks.tag.min},${LIMITS.marks.tag.max}}$`, 'u'));

/** True if the number and total length of tags are within the limits. */
export const tagsFit = (all: readonly string[]): boolean =>
  all.length <= LIMITS.marks.tags.max && new TextEncoder().encode(all.join()).length <= LIMITS.marks.tagBytes;

const tags = z
  .array(tag)
  .max(LIMITS.marks.tags.max)
  .refine(tagsFit)
  .refine((all) => new Set(all).size === all.length);

export const mark = z.strictObject({
  favourite: z.boolean(),
  rating: rating.nullable(),
  tags,
  /** Count and date of the last time it was made, from the log. */
  made_count: z.int().min(0),
  last_made_at: z.date().nullable(),
  /** True if there is a note, so that clients read only existing ones. */
  noted: z.boolean(),
});

/** A stored mark: writes are partial, so fields may be absent. */
const storedMark = z.strictObject({
  favourite: mark.shape.favourite.default(false),
  rating: mark.shape.rating.default(null),
  tags: mark.shape.tags.default([]),
  made_count: mark.shape.made_count.default(0),
  last_made_at: mark.shape.last_made_at.default(null),
  noted: mark.shape.noted.default(false),
});

/** `users/{uid}/marks/{recipes | ingredients}`: one document, for one read and offline use. */
export const marksDocument = z.strictObject({
  items: z.record(z.string(), storedMark),
  last_item_id: z.string(),
  updated_at: z.date(),
});

export const noteDocument = z.strictObject({ text: text(LIMITS.note), updated_at: z.date() });

/** `users/{uid}/log/{id}`: a made drink. */
export const logEntry = z.strictObject({
  id,
  recipe_id: id,
  recipe_name: name,
  made_at: z.date(),
  servings: z.int().min(LIMITS.log.servings.min).max(LIMITS.log.servings.max),
  rating: rating.nullable(),
  note: text(LIMITS.log.note),
  created_at: z.date(),
});

/** `recipes/{id}/ratings/{uid}`: a copy of the mark's rating, to compute the mean. */
export const ratingDocument = z.strictObject({ user_id: z.string(), rating, updated_at: z.date() });

/** `rating_stats/{recipe id}`: the mean in half stars; null if it would reveal single ratings. */
export const ratingStats = z.strictObject({
  recipe_id: id,
  count: z.int().min(0),
  mean: z.number().nullable(),
  updated_at: z.date(),
});

/** Input to change a mark; absent fields stay unchanged. An empty note removes it. */
export const markInput = z.strictObject({
  kind: z.enum(['recipe', 'ingredient']),
  item_id: id,
  favourite: z.boolean().optional(),
  rating: rating.nullable().optional(),
  tags: tags.optional(),
  note: text({ min: 0, max: LIMITS.note.max }).optional(),
});

export const logInput = z.strictObject({
  recipe_id: id,
  // Firestore's timestamps start in the year 1.
  made_at: z.iso.datetime().regex(/^(?!0000)/),
  servings: logEntry.shape.servings,
  rating: rating.nullable(),
  note: logEntry.shape.note,
});

/** The editable fields of a log entry: all but the recipe. */
export const logChange = logInput.omit({ recipe_id: true });

export type Mark = z.infer<typeof mark>;

export type MarkInput = z.infer<typeof markInput>;

export type LogEntry = z.infer<typeof logEntry>;

export type LogInput = z.infer<typeof logInput>;

export type LogChange = z.infer<typeof logChange>;

/** Default for an item without a mark. */
export const NO_MARK: Mark = {
  favourite: false,
  rating: null,
  tags: [],
  made_count: 0,
  last_made_at: null,
  noted: false,
};
