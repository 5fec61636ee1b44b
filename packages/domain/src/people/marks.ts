import { z } from 'zod';
import { id, name, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** Half stars: 1 is half a star, 10 are five. */
const rating = z.int().min(LIMITS.marks.rating.min).max(LIMITS.marks.rating.max);

/** A word of one's own for drinks: no comma, which separates tags wherever they are typed, and nothing invisible. Characters, as the rules count. */
const tag = z
  .string()
  .regex(new RegExp(`^[^,\\p{Cc}\\p{Cf}]{${LIMITS.marks.tag.min},${LIMITS.marks.tag.max}}$`, 'u'));

/** True if so many and so long tags may be kept of one thing. */
export const tagsFit = (all: readonly string[]): boolean =>
  all.length <= LIMITS.marks.tags.max && new TextEncoder().encode(all.join()).length <= LIMITS.marks.tagBytes;

const tags = z
  .array(tag)
  .max(LIMITS.marks.tags.max)
  .refine(tagsFit)
  .refine((all) => new Set(all).size === all.length);

/** What a person keeps about one recipe or ingredient. */
export const mark = z.strictObject({
  favourite: z.boolean(),
  rating: rating.nullable(),
  tags,
  /** How many times it was made, and when last: what the log says. */
  made_count: z.int().min(0),
  last_made_at: z.date().nullable(),
  /** Whether there is a note, so that nobody has to ask for one that is not there. */
  noted: z.boolean(),
});

/** A mark as it is stored: each write says what it changes and nothing else, so that whatever was never said is missing. */
const storedMark = z.strictObject({
  favourite: mark.shape.favourite.default(false),
  rating: mark.shape.rating.default(null),
  tags: mark.shape.tags.default([]),
  made_count: mark.shape.made_count.default(0),
  last_made_at: mark.shape.last_made_at.default(null),
  noted: mark.shape.noted.default(false),
});

/** `users/{uid}/marks/{recipes | ingredients}`: one document, so that a list shows all of it by one read and without a network. */
export const marksDocument = z.strictObject({
  items: z.record(z.string(), storedMark),
  last_item_id: z.string(),
  updated_at: z.date(),
});

/** `users/{uid}/notes/{kind}_{id}` */
export const noteDocument = z.strictObject({ text: text(LIMITS.note), updated_at: z.date() });

/** `users/{uid}/log/{id}`: a drink that was made. */
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

/** `recipes/{id}/ratings/{uid}`: what its mean is made of. It says what the same person's mark says. */
export const ratingDocument = z.strictObject({ user_id: z.string(), rating, updated_at: z.date() });

/** `rating_stats/{recipe id}`: the mean of everybody's half stars, to a tenth; null where there are too few to say nothing of a single one. */
export const ratingStats = z.strictObject({
  recipe_id: id,
  count: z.int().min(0),
  mean: z.number().nullable(),
  updated_at: z.date(),
});

/** What a person changes of what they keep about something; what is left out stays. A note of nothing is none. */
export const markInput = z.strictObject({
  kind: z.enum(['recipe', 'ingredient']),
  item_id: id,
  favourite: z.boolean().optional(),
  rating: rating.nullable().optional(),
  tags: tags.optional(),
  note: text({ min: 0, max: LIMITS.note.max }).optional(),
});

/** A drink that was made, as a client writes it down. */
export const logInput = z.strictObject({
  recipe_id: id,
  // Firestore's time begins with the year 1.
  made_at: z.iso.datetime().regex(/^(?!0000)/),
  servings: logEntry.shape.servings,
  rating: rating.nullable(),
  note: logEntry.shape.note,
});

/** What may be said otherwise of a drink that was made; it stays the same drink. */
export const logChange = logInput.omit({ recipe_id: true });

export type Mark = z.infer<typeof mark>;

export type MarkInput = z.infer<typeof markInput>;

export type LogEntry = z.infer<typeof logEntry>;

export type LogInput = z.infer<typeof logInput>;

export type LogChange = z.infer<typeof logChange>;

/** What holds for whatever was never marked. */
export const NO_MARK: Mark = {
  favourite: false,
  rating: null,
  tags: [],
  made_count: 0,
  last_made_at: null,
  noted: false,
};
