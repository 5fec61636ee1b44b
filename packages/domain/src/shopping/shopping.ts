import { z } from 'zod';
import { id, name, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

const { bottles, bottleMl, note, sources } = LIMITS.shoppingList;

/** A source with its amount in tenths of a millilitre: `recipe_20001:600,`. As in the rules. */
export const SOURCES_PATTERN = '^(((recipe|menu|plan)_[1-9][0-9]{0,15}|hand):[0-9]{1,7},)*$';

export type Source = `${'recipe' | 'menu' | 'plan'}_${number}` | 'hand';

/** The key is `i` and the ingredient's id, or `f` and random digits for other items (napkins). */
export const shoppingEntry = z.strictObject({
  ingredient_id: id.nullable(),
  /** Stored for the cabinet entry, because the catalogue may be unavailable offline. */
  ingredient_type_id: id.nullable(),
  name,
  /** Encoded as a text, so that the rules can validate it by one pattern. */
  sources: z.string().max(sources.max).regex(new RegExp(SOURCES_PATTERN)),
  bottles: z.int().min(bottles.min).max(bottles.max).nullable(),
  bottle_ml: z.int().min(bottleMl.min).max(bottleMl.max).nullable(),
  note: text(note),
  is_checked: z.boolean(),
  by: z.string(),
});

/** `{place}/shopping_lists/current`: one document, so that it is available offline. */
export const shoppingListDocument = z.strictObject({
  items: z.record(z.string(), shoppingEntry),
  /** The entry of the last write; null after removals. */
  last_item_id: z.string().nullable(),
  updated_at: z.date(),
});

/** The key of an entry: `i` and the id of its ingredient, or `f` and digits. */
const entryKey = z.string().regex(/^(i[1-9][0-9]{0,15}|f[0-9]{1,16})$/);

/** Input for a whole entry, so that repeats are idempotent. */
export const shoppingInput = z
  .strictObject({ key: entryKey, ...shoppingEntry.omit({ by: true }).shape })
  .check(({ value: { key, ingredient_id }, issues }) => {
    const isOwn = ingredient_id === null ? key.startsWith('f') : key === `i${ingredient_id}`;
    if (!isOwn) issues.push({ code: 'custom', input: key, path: ['key'], message: 'Another key' });
  });

export const shoppingRemoval = z.strictObject({
  keys: z.array(entryKey).min(1).max(LIMITS.shoppingList.items),
});

export type ShoppingInput = z.infer<typeof shoppingInput>;

export type ShoppingEntry = z.infer<typeof shoppingEntry>;

export const keyOfIngredient = (ingredientId: number): string => `i${ingredientId}`;

/** Tenths of a millilitre by source, in insertion order. */
const amountsOf = (written: string): Map<string, number> =>
  new Map(
    written
      .split(',')
      .filter((part) => part !== '')
      .map((part) => {
        const [source = '', tenths = '0'] = part.split(':');
        return [source, Number(tenths)];
      }),
  );

export const sourcesOf = ({ sources: written }: Pick<ShoppingEntry, 'sources'>): Source[] =>
  [...amountsOf(written).keys()] as Source[];

/** Total millilitres of all sources; 0 for pieces. */
export const neededMl = ({ sources: written }: Pick<ShoppingEntry, 'sources'>): number =>
  [...amountsOf(written).values()].reduce((sum, tenths) => sum + tenths, 0) / 10;

/** Adds or replaces a source (millilitres, rounded up to a tenth). Drops the oldest if too long. */
export function withSource(written: string, source: Source, ml: number): string {
  const amounts = amountsOf(written);
  amounts.set(source, Math.min(LIMITS.shoppingList.tenths, Math.ceil(Math.round(ml * 1000) / 100)));
  const parts = [...amounts].map(([key, tenths]) => `${key}:${tenths},`);
  while (parts.join('').length > sources.max) parts.shift();
  return parts.join('');
}

export interface Wanted {
  id: number;
  typeId: number | null;
  name: string;
  /** Required millilitres; 0 for pieces, which `note` describes. */
  ml: number;
  note: string;
  bottles: number | null;
  /** The size of a bottle; if known, the number of bottles is computed from all sources. */
  bottleMl?: number | null;
}

/** The number of bottles for an amount; null for 0. */
const bottlesOf = (ml: number, size: number): number | null =>
  ml === 0 ? null : Math.min(bottles.max, Math.ceil(ml / size));

/** The entry without a source; null if it was the only one. */
export function entryWithout(before: ShoppingEntry, source: Source, by: string): ShoppingEntry | null {
  const rest = [...amountsOf(before.sources)].filter(([key]) => key !== source);
  if (rest.length === 0) return null;
  const written = rest.map(([key, tenths]) => `${key}:${tenths},`).join('');
  const { bottle_ml: size } = before;
  const fewer = size === null ? before.bottles : bottlesOf(neededMl({ sources: written }), size);
  return { ...before, sources: written, bottles: fewer ?? before.bottles, by };
}

/** The entry with an added source; `before` is the existing one. It stays checked. */
export function entryWith(
  before: ShoppingEntry | undefined,
  source: Source,
  {
    id: ingredientId,
    typeId,
    name: called,
    ml,
    note: words,
    bottles: wantedBottles,
    bottleMl: size = null,
  }: Wanted,
  by: string,
): ShoppingEntry {
  const written = withSource(before?.sources ?? '', source, ml);
  const isOnly = sourcesOf({ sources: written }).length === 1;
  const filled = size === null ? null : bottlesOf(neededMl({ sources: written }), size);
  return {
    ingredient_id: ingredientId,
    ingredient_type_id: typeId ?? before?.ingredient_type_id ?? null,
    name: called,
    sources: written,
    bottles: filled ?? wantedBottles ?? before?.bottles ?? null,
    bottle_ml: size ?? before?.bottle_ml ?? null,
    // The only source may replace its note; notes of others or typed ones stay.
    note: ((isOnly && words) || before?.note || words).slice(0, note.max),
    is_checked: before?.is_checked ?? false,
    by,
  };
}
