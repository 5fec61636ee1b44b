import { z } from 'zod';
import { givenName, id } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

const { guests, hours, drinksEach, waste, ice, price, shares, bottles } = LIMITS.plan;

/** Recipes with weights: `20001:1,20002:2,`. As in the rules. */
export const SHARES_PATTERN = '^([1-9][0-9]{0,15}:[1-9][0-9]?,)*$';

/** Bottles: ingredient, size and remaining millilitres, price in hundredths; unknown values are empty. */
export const BOTTLES_PATTERN = '^([1-9][0-9]{0,15}:(|[1-9][0-9]{0,3}):[0-9]{0,5}:[0-9]{0,7},)*$';

const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

const described = {
  plan_name: givenName,
  menu_id: id.nullable(),
  guests: whole(guests),
  hours: whole(hours),
  /** Null: derived from the hours. */
  drinks_each: whole(drinksEach).nullable(),
  waste_percent: whole(waste),
  /** Per guest, in addition to ice for shaking and stirring. */
  ice_grams: whole(ice),
  /** Sales price of a drink in hundredths, or null. */
  drink_price: whole(price).nullable(),
  /** Encoded as texts, so that the rules can validate each by one pattern. */
  shares: z.string().max(shares.max).regex(new RegExp(SHARES_PATTERN)),
  bottles: z.string().max(bottles.max).regex(new RegExp(BOTTLES_PATTERN)),
};

export const planInput = z.strictObject(described);

/** `{place}/plans/{id}`: the settings of a party. The rest is computed from recipes and stock. */
export const planDocument = z.strictObject({
  id,
  ...described,
  plan_name: z.string(),
  updated_at: z.date(),
});

export type PlanInput = z.infer<typeof planInput>;
export type Plan = z.infer<typeof planDocument>;

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

/** A recipe of a plan and its relative weight. */
export interface Share {
  recipe_id: number;
  weight: number;
}

export const sharesOf = ({ shares: written }: Pick<PlanInput, 'shares'>): Share[] =>
  [...new Map(parts(written).map(([recipe, weight]) => [Number(recipe), Number(weight)]))].map(
    ([recipe_id, weight]) => ({ recipe_id, weight }),
  );

/** Encodes recipes and weights, as many as fit. */
export function writtenShares(all: readonly Share[]): string {
  let written = '';
  for (const { recipe_id, weight } of all) {
    const part = `${recipe_id}:${weight},`;
    if (written.length + part.length <= shares.max) written += part;
  }
  return written;
}

/** User input about a bottle; null if unknown. */
export interface SaidBottle {
  size_ml: number | null;
  left_ml: number | null;
  /** In hundredths. */
  price: number | null;
}

const said = (written: string | undefined): number | null => (written ? Number(written) : null);

export const bottlesOf = ({ bottles: written }: Pick<PlanInput, 'bottles'>): Map<number, SaidBottle> =>
  new Map(
    parts(written).map(([ingredient, size, left, cost]) => [
      Number(ingredient),
      { size_ml: said(size), left_ml: said(left), price: said(cost) },
    ]),
  );

/** Encodes bottles without empty ones; null if they do not fit. */
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
