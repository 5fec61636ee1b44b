import { z } from 'zod';
import { id, name, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

const { bottles, bottleMl, note, sources } = LIMITS.shoppingList;

/** One source and what it needs, in tenths of a millilitre: `recipe_20001:600,`. The rules say the same. */
export const SOURCES_PATTERN = '^(((recipe|menu|plan)_[1-9][0-9]{0,15}|hand):[0-9]{1,7},)*$';

/** What an entry is needed for: a recipe, a menu, a plan, or somebody's own wish. */
export type Source = `${'recipe' | 'menu' | 'plan'}_${number}` | 'hand';

/**
 * What is to be bought. It lies under `i` and the id of its ingredient, or under `f` and digits of its own where it is none of the
 * catalogue (napkins).
 */
export const shoppingEntry = z.strictObject({
  ingredient_id: id.nullable(),
  /** As the cabinet will keep it: a shop without a network has no catalogue to ask. */
  ingredient_type_id: id.nullable(),
  name,
  /** One text, so that the rules prove all of it by one pattern. */
  sources: z.string().max(sources.max).regex(new RegExp(SOURCES_PATTERN)),
  bottles: z.int().min(bottles.min).max(bottles.max).nullable(),
  bottle_ml: z.int().min(bottleMl.min).max(bottleMl.max).nullable(),
  note: text(note),
  is_checked: z.boolean(),
  /** Who wrote it last. */
  by: z.string(),
});

/** `{place}/shopping_lists/current`: one document, so that a shop without a network has all of it. */
export const shoppingListDocument = z.strictObject({
  items: z.record(z.string(), shoppingEntry),
  /** The entry that the last write was about; null where it took entries out. */
  last_item_id: z.string().nullable(),
  updated_at: z.date(),
});

/** The key of an entry: `i` and the id of its ingredient, or `f` and digits. */
const entryKey = z.string().regex(/^(i[1-9][0-9]{0,15}|f[0-9]{1,16})$/);

/** What a client writes of one entry: all of it, so that asked for twice it is there once. */
export const shoppingInput = z
  .strictObject({ key: entryKey, ...shoppingEntry.omit({ by: true }).shape })
  .check(({ value: { key, ingredient_id }, issues }) => {
    const isOwn = ingredient_id === null ? key.startsWith('f') : key === `i${ingredient_id}`;
    if (!isOwn) issues.push({ code: 'custom', input: key, path: ['key'], message: 'Another key' });
  });

/** Entries that a client takes off the list. */
export const shoppingRemoval = z.strictObject({
  keys: z.array(entryKey).min(1).max(LIMITS.shoppingList.items),
});

export type ShoppingInput = z.infer<typeof shoppingInput>;

export type ShoppingEntry = z.infer<typeof shoppingEntry>;

/** The key of an ingredient's entry. */
export const keyOfIngredient = (ingredientId: number): string => `i${ingredientId}`;

/** Tenths of a millilitre by source, in the order they came. */
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

/** What an entry is needed for. */
export const sourcesOf = ({ sources: written }: Pick<ShoppingEntry, 'sources'>): Source[] =>
  [...amountsOf(written).keys()] as Source[];

/** Millilitres of all sources together; 0 where only pieces are needed. */
export const neededMl = ({ sources: written }: Pick<ShoppingEntry, 'sources'>): number =>
  [...amountsOf(written).values()].reduce((sum, tenths) => sum + tenths, 0) / 10;

/**
 * The sources with one more, or with what it says now where it is among them: asked for twice it is needed once. Where no room is left the
 * oldest goes.
 * @param ml millilitres, rounded up to a tenth
 */
export function withSource(written: string, source: Source, ml: number): string {
  const amounts = amountsOf(written);
  amounts.set(source, Math.min(LIMITS.shoppingList.tenths, Math.ceil(Math.round(ml * 1000) / 100)));
  const parts = [...amounts].map(([key, tenths]) => `${key}:${tenths},`);
  while (parts.join('').length > sources.max) parts.shift();
  return parts.join('');
}

/** What is put on the list. */
export interface Wanted {
  id: number;
  /** Null where nobody at hand knows. */
  typeId: number | null;
  name: string;
  /** Millilitres that are needed; 0 for pieces, which `note` says in words. */
  ml: number;
  note: string;
  bottles: number | null;
  /** The size of a bottle, where it is known: as many are bought as all sources together need. */
  bottleMl?: number | null;
}

/** How many bottles of a size hold so much; null where there is nothing to hold. */
const bottlesOf = (ml: number, size: number): number | null =>
  ml === 0 ? null : Math.min(bottles.max, Math.ceil(ml / size));

/** The entry once a source needs it no longer; null where nothing else does. */
export function entryWithout(before: ShoppingEntry, source: Source, by: string): ShoppingEntry | null {
  const rest = [...amountsOf(before.sources)].filter(([key]) => key !== source);
  if (rest.length === 0) return null;
  const written = rest.map(([key, tenths]) => `${key}:${tenths},`).join('');
  const { bottle_ml: size } = before;
  const fewer = size === null ? before.bottles : bottlesOf(neededMl({ sources: written }), size);
  return { ...before, sources: written, bottles: fewer ?? before.bottles, by };
}

/** The entry once something is wanted for a source; `before` is what stands there, ticked or not. What is ticked stays ticked. */
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
    // What one source says of pieces it may say anew; what stands there for others, or by hand, stays.
    note: ((isOnly && words) || before?.note || words).slice(0, note.max),
    is_checked: before?.is_checked ?? false,
    by,
  };
}
