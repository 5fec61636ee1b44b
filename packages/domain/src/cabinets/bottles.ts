import { LIMITS } from '../core/limits.ts';
import type { BarCabinetEntry } from './bar-cabinet.ts';

/** The known properties of a bottle. Levels are estimates and do not affect availability. */
export type Bottle = Pick<BarCabinetEntry, 'left_ml' | 'bottle_ml' | 'spare' | 'price_minor' | 'opened_on'>;

/** A change of a bottle; null removes a property. */
export type BottleChange = { [K in keyof Bottle]?: Exclude<Bottle[K], undefined> | null };

const BOTTLE_FIELDS: ReadonlySet<string> = new Set<keyof Bottle>([
  'left_ml',
  'bottle_ml',
  'spare',
  'price_minor',
  'opened_on',
]);

const USUAL_BOTTLE_ML = 700;

export const BOTTLE_SIZES: readonly number[] = [100, 200, 350, 500, 700, 750, 1000];

const ALMOST_EMPTY = 0.15;

export const sizeOf = ({ bottle_ml = USUAL_BOTTLE_ML }: Bottle): number => bottle_ml;

/** The level of the open bottle, 0 … 1; null if unknown. */
export const levelOf = (bottle: Bottle): number | null =>
  bottle.left_ml === undefined ? null : Math.min(1, Math.max(0, bottle.left_ml / sizeOf(bottle)));

/** The amount for a party: the open bottle plus full spare ones, their size and price; null if unknown. */
export const countedOn = (
  bottle: Bottle | undefined,
): { left_ml: number | null; bottle_ml: number | null; price: number | null } => ({
  left_ml:
    bottle?.left_ml === undefined ? null : Math.max(0, bottle.left_ml) + (bottle.spare ?? 0) * sizeOf(bottle),
  bottle_ml: bottle?.bottle_ml ?? null,
  price: bottle?.price_minor ?? null,
});

export function isAlmostEmpty(bottle: Bottle): boolean {
  const level = levelOf(bottle);
  return level !== null && level < ALMOST_EMPTY && (bottle.spare ?? 0) === 0;
}

interface Bought {
  readonly bottle_ml: number | null;
  readonly bottles: number | null;
}

/** The change after a purchase: a full bottle, and spare ones. Empty without a known size or level. */
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

/** The change that removes all properties of a change, for undo before the previous ones are restored. */
export const unsaid = (change: BottleChange): BottleChange =>
  Object.fromEntries(Object.keys(change).map((field) => [field, null]));

/** Removed from a used up bottle; size and price stay for the next one. */
const USED_UP = { left_ml: null, opened_on: null, spare: null } as const satisfies BottleChange;

export const stocked = (isInStock: boolean): { is_in_stock: boolean } & BottleChange => ({
  is_in_stock: isInStock,
  ...(!isInStock && USED_UP),
});

/** The properties of a bottle that stay, in stock or used up. */
export function bottleKept(before: Bottle | undefined, isInStock: boolean): Bottle {
  const said = Object.entries(before ?? {}).filter(
    ([field, value]) => BOTTLE_FIELDS.has(field) && value !== undefined && (isInStock || !(field in USED_UP)),
  );
  return Object.fromEntries(said);
}

export interface Pour {
  readonly ingredient_id: number;
  /** Integer millilitres. */
  readonly ml: number;
}

/** The effect of a pour: increments of amounts, and the new opening day. */
export interface Poured {
  readonly left_ml: number;
  readonly spare?: number;
  readonly opened_on?: string;
}

/** The effect of pouring as increments, which add up. Opens a spare bottle if one is too small. */
export function pouredFrom(bottle: Bottle, ml: number, today: string): Poured {
  const { left_ml = 0, spare = 0, opened_on } = bottle;
  if (left_ml > ml || spare === 0) return { left_ml: -ml, ...(!opened_on && { opened_on: today }) };
  return { left_ml: sizeOf(bottle) - ml, spare: -1, opened_on: today };
}

/** Days between two dates (`2026-11-23`). */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Days an open bottle stays good, by shelf stability 0 … 9 (assumed values). Null: does not spoil. */
const SHELF_DAYS: readonly (number | null)[] = [3, 5, 7, 14, 30, 60, 90, 180, 365, null];

export const shelfDays = (stability: number): number | null =>
  SHELF_DAYS[Math.min(LIMITS.score.max, Math.max(0, Math.round(stability)))] ?? null;

export interface Spoiling {
  readonly ingredient_id: number;
  /** Days since opening, and days it stays good. */
  readonly open_days: number;
  readonly best_days: number;
  /** 0: not urgent; 1: overdue. */
  readonly urgency: number;
}

/** Days before the end at which a bottle becomes urgent. */
const SOON_DAYS = 14;

/** The urgency of using up a bottle; null if not urgent, or the opening day is unknown. */
export function spoilingOf(
  ingredientId: number,
  { opened_on }: Bottle,
  stability: number,
  today: string,
): Spoiling | null {
  const best_days = shelfDays(stability);
  if (opened_on === undefined || best_days === null) return null;
  const open_days = Math.max(0, daysBetween(opened_on, today));
  // The period is shortened for ingredients that keep for fewer days, so that they start at 0, too.
  const urgency = Math.min(1, Math.max(0, 1 - (best_days - open_days) / Math.min(SOON_DAYS, best_days)));
  return urgency > 0 ? { ingredient_id: ingredientId, open_days, best_days, urgency } : null;
}

/** The spoiling bottles a drink uses, most urgent first. `spoiling` includes ancestors. */
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

export interface Saving {
  readonly id: number;
  readonly saves: readonly Spoiling[];
}

/** Drinks that use spoiling bottles: by the most urgent bottle, then by their number. */
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
