import { z } from 'zod';
import { givenName, id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

const { guests, hours, drinksEach, waste, ice, price, shares, bottles } = LIMITS.plan;

/** A recipe and its weight among the others: `20001:1,20002:2,`. The rules say the same. */
export const SHARES_PATTERN = '^([1-9][0-9]{0,15}:[1-9][0-9]?,)*$';

/** What somebody said of a bottle: ingredient, size and what is left in millilitres, price in hundredths; empty is what nobody said. */
export const BOTTLES_PATTERN = '^([1-9][0-9]{0,15}:(|[1-9][0-9]{0,3}):[0-9]{0,5}:[0-9]{0,7},)*$';

const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

const described = {
  plan_name: givenName,
  /** The menu it began with. */
  menu_id: id.nullable(),
  guests: whole(guests),
  hours: whole(hours),
  /** Null: as many as the hours say. */
  drinks_each: whole(drinksEach).nullable(),
  waste_percent: whole(waste),
  /** For each guest, besides what drinks are shaken and stirred with. */
  ice_grams: whole(ice),
  /** What a drink is sold for, in hundredths; null where none is. */
  drink_price: whole(price).nullable(),
  /** One text each, so that the rules prove all of it by one pattern. */
  shares: z.string().max(shares.max).regex(new RegExp(SHARES_PATTERN)),
  bottles: z.string().max(bottles.max).regex(new RegExp(BOTTLES_PATTERN)),
};

/** What a client sends to make or change a plan. */
export const planInput = z.strictObject(described);

/** `{place}/plans/{id}`: what somebody decided about a party. All figures follow from it, the recipes and what is in stock. */
export const planDocument = z.strictObject({
  id,
  ...described,
  plan_name: z.string(),
  updated_at: z.date(),
});

export type PlanInput = z.infer<typeof planInput>;
export type Plan = z.infer<typeof planDocument>;

/** A plan as it begins: ten people, four hours, the figures of the house. */
export const NEW_PLAN: Omit<PlanInput, 'plan_name'> = {
  menu_id: null,
  guests: 10,
  hours: 4,
  drinks_each: null,
  waste_percent: 5,
  ice_grams: 700,
  drink_price: null,
  shares: '',
  bottles: '',
};

const parts = (written: string): string[][] =>
  written
    .split(',')
    .filter((part) => part !== '')
    .map((part) => part.split(':'));

/** A recipe of a plan; the more it weighs, the more of it is drunk. */
export interface Share {
  recipe_id: number;
  weight: number;
}

/** The recipes of a plan, in their order; each once. */
export const sharesOf = ({ shares: written }: Pick<PlanInput, 'shares'>): Share[] =>
  [...new Map(parts(written).map(([recipe, weight]) => [Number(recipe), Number(weight)]))].map(
    ([recipe_id, weight]) => ({ recipe_id, weight }),
  );

/** Recipes and weights as a plan keeps them; as many as there is room for. */
export function writtenShares(all: readonly Share[]): string {
  let written = '';
  for (const { recipe_id, weight } of all) {
    const part = `${recipe_id}:${weight},`;
    if (written.length + part.length <= shares.max) written += part;
  }
  return written;
}

/** What somebody said of a bottle; null is what they did not. */
export interface SaidBottle {
  size_ml: number | null;
  left_ml: number | null;
  /** In hundredths. */
  price: number | null;
}

const said = (written: string | undefined): number | null => (written ? Number(written) : null);

/** What a plan says of bottles, by ingredient. */
export const bottlesOf = ({ bottles: written }: Pick<PlanInput, 'bottles'>): Map<number, SaidBottle> =>
  new Map(
    parts(written).map(([ingredient, size, left, cost]) => [
      Number(ingredient),
      { size_ml: said(size), left_ml: said(left), price: said(cost) },
    ]),
  );

/** Bottles as a plan keeps them, without those of which nothing is said; null where there is no room for all. */
export function writtenBottles(all: ReadonlyMap<number, SaidBottle>): string | null {
  const written = [...all]
    .filter(([, { size_ml, left_ml, price: cost }]) => size_ml !== null || left_ml !== null || cost !== null)
    .map(([ingredient, { size_ml, left_ml, price: cost }]) =>
      [ingredient, size_ml ?? '', left_ml ?? '', cost ?? ''].join(':'),
    )
    .map((part) => `${part},`)
    .join('');
  return written.length > bottles.max ? null : written;
}
