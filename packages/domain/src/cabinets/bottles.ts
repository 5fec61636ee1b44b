import { LIMITS } from '../core/limits.ts';
import type { BarCabinetEntry } from './bar-cabinet.ts';

/** What is known of a bottle. An estimate, and never a gate: what is in stock can be made, whatever is left. */
export type Bottle = Pick<BarCabinetEntry, 'left_ml' | 'bottle_ml' | 'spare' | 'price_minor' | 'opened_on'>;

/** What a change says of a bottle; null takes away what was said. */
export type BottleChange = { [K in keyof Bottle]?: Exclude<Bottle[K], undefined> | null };

const BOTTLE_FIELDS: ReadonlySet<string> = new Set<keyof Bottle>([
  'left_ml',
  'bottle_ml',
  'spare',
  'price_minor',
  'opened_on',
]);

/** A bottle of which nobody said how large it is. */
const USUAL_BOTTLE_ML = 700;

/** Sizes that are sold, for whoever does not want to type one. */
export const BOTTLE_SIZES: readonly number[] = [100, 200, 350, 500, 700, 750, 1000];

/** Of a bottle below this share it is said that it is almost empty. */
const ALMOST_EMPTY = 0.15;

export const sizeOf = ({ bottle_ml = USUAL_BOTTLE_ML }: Bottle): number => bottle_ml;

/** How full the open bottle is, 0 … 1; null where nobody said. */
export const levelOf = (bottle: Bottle): number | null =>
  bottle.left_ml === undefined ? null : Math.min(1, Math.max(0, bottle.left_ml / sizeOf(bottle)));

/** What a party counts on: what is left of the open bottle and the full ones beside it, their size and price; null where nobody said. */
export const countedOn = (
  bottle: Bottle | undefined,
): { left_ml: number | null; bottle_ml: number | null; price: number | null } => ({
  left_ml:
    bottle?.left_ml === undefined ? null : Math.max(0, bottle.left_ml) + (bottle.spare ?? 0) * sizeOf(bottle),
  bottle_ml: bottle?.bottle_ml ?? null,
  price: bottle?.price_minor ?? null,
});

/** Whether the bottle is nearly used up and no other stands beside it. */
export function isAlmostEmpty(bottle: Bottle): boolean {
  const level = levelOf(bottle);
  return level !== null && level < ALMOST_EMPTY && (bottle.spare ?? 0) === 0;
}

/** What was bought, as a shopping list says it. */
interface Bought {
  readonly bottle_ml: number | null;
  readonly bottles: number | null;
}

/**
 * What a cabinet says of a bottle once some were bought: a full one stands there, and others beside it. Nothing where nobody follows it: no
 * size is known, and no level.
 */
export function bought(
  before: Partial<BarCabinetEntry>,
  { bottle_ml = null, bottles }: Partial<Bought>,
): BottleChange {
  const count = bottles ?? 1;
  const isThere = before.is_in_stock === true && before.is_deleted !== true;
  const spareOf = (more: number): BottleChange =>
    more === 0
      ? {}
      : { spare: Math.min(LIMITS.bottle.spare.max, (isThere ? (before.spare ?? 0) : 0) + more) };
  if (isThere) return before.left_ml === undefined ? {} : spareOf(count);
  const size = bottle_ml ?? before.bottle_ml ?? (before.left_ml === undefined ? null : USUAL_BOTTLE_ML);
  if (size === null) return {};
  return { left_ml: size, bottle_ml: size, opened_on: null, ...spareOf(count - 1) };
}

/** Takes away whatever a change says: what a bottle said before it goes on top. */
export const unsaid = (change: BottleChange): BottleChange =>
  Object.fromEntries(Object.keys(change).map((field) => [field, null]));

/** What a bottle that is used up says: its size and price are those of the next one. */
const USED_UP = { left_ml: null, opened_on: null, spare: null } as const satisfies BottleChange;

/** What an entry says that is in stock from now on, or no longer. */
export const stocked = (isInStock: boolean): { is_in_stock: boolean } & BottleChange => ({
  is_in_stock: isInStock,
  ...(!isInStock && USED_UP),
});

/** What stays known of a bottle, in stock or used up. */
export function bottleKept(before: Bottle | undefined, isInStock: boolean): Bottle {
  const said = Object.entries(before ?? {}).filter(
    ([field, value]) => BOTTLE_FIELDS.has(field) && value !== undefined && (isInStock || !(field in USED_UP)),
  );
  return Object.fromEntries(said);
}

/** So much is taken out of a bottle. */
export interface Pour {
  readonly ingredient_id: number;
  /** Whole millilitres. */
  readonly ml: number;
}

/** What pouring changes: by how much less or more there is, and what is new. */
export interface Poured {
  readonly left_ml: number;
  readonly spare?: number;
  readonly opened_on?: string;
}

/**
 * What is said of a bottle once something was poured: so much less of it, whatever others pour at the same time. Where it does not
 * suffice the next one is opened, today.
 */
export function pouredFrom(bottle: Bottle, ml: number, today: string): Poured {
  const { left_ml = 0, spare = 0, opened_on } = bottle;
  if (left_ml > ml || spare === 0) return { left_ml: -ml, ...(!opened_on && { opened_on: today }) };
  return { left_ml: sizeOf(bottle) - ml, spare: -1, opened_on: today };
}

/** Whole days that lie between two days, written as 2026-11-23. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** For how many days an open bottle is at its best, by its shelf stability of 0 … 9; assumed. Null: it does not spoil. */
const SHELF_DAYS: readonly (number | null)[] = [3, 5, 7, 14, 30, 60, 90, 180, 365, null];

export const shelfDays = (stability: number): number | null =>
  SHELF_DAYS[Math.min(LIMITS.score.max, Math.max(0, Math.round(stability)))] ?? null;

/** A bottle that would spoil. */
export interface Spoiling {
  readonly ingredient_id: number;
  /** How long it has been open, and for how long it is at its best. */
  readonly open_days: number;
  readonly best_days: number;
  /** 0: there is time; 1: it is overdue. */
  readonly urgency: number;
}

/** So many days before its time a bottle begins to be worth using up. */
const SOON_DAYS = 14;

/** How much a bottle wants to be used up; null where it does not, or nobody knows when it was opened. */
export function spoilingOf(
  ingredientId: number,
  { opened_on }: Bottle,
  stability: number,
  today: string,
): Spoiling | null {
  const best_days = shelfDays(stability);
  if (opened_on === undefined || best_days === null) return null;
  const open_days = Math.max(0, daysBetween(opened_on, today));
  // What keeps for three days only is no more urgent on the first than milk is.
  const urgency = Math.min(1, Math.max(0, 1 - (best_days - open_days) / Math.min(SOON_DAYS, best_days)));
  return urgency > 0 ? { ingredient_id: ingredientId, open_days, best_days, urgency } : null;
}

/** Which of the bottles that would spoil a drink uses, the most urgent first; `spoiling` is by what an ingredient can be asked for as. */
export function savedBy(
  neededIds: readonly number[],
  spoiling: ReadonlyMap<number, Spoiling>,
): readonly Spoiling[] {
  const saved = new Set<Spoiling>();
  for (const id of neededIds) {
    const one = spoiling.get(id);
    if (one) saved.add(one);
  }
  return [...saved].sort(byUrgency);
}

const overdueBy = ({ open_days, best_days }: Spoiling): number => (open_days - best_days) / best_days;

const byUrgency = (one: Spoiling, other: Spoiling): number =>
  other.urgency - one.urgency || overdueBy(other) - overdueBy(one) || one.ingredient_id - other.ingredient_id;

/** A drink that saves something. */
export interface Saving {
  readonly id: number;
  readonly saves: readonly Spoiling[];
}

/** Drinks by what they save: the most urgent bottle first, then how many. */
export const drinksThatSave = (
  recipes: Iterable<{ readonly id: number; readonly ingredient_ids: readonly number[] }>,
  spoiling: ReadonlyMap<number, Spoiling>,
): Saving[] =>
  [...recipes]
    .map(({ id, ingredient_ids }) => ({ id, saves: savedBy(ingredient_ids, spoiling) }))
    .filter(({ saves }) => saves.length > 0)
    .sort(
      (one, other) =>
        byUrgency(one.saves[0] as Spoiling, other.saves[0] as Spoiling) ||
        other.saves.length - one.saves.length ||
        one.id - other.id,
    );
