import type { Score } from '../../taste/scores.ts';
import type { ItemTraits } from '../engine/search-item.ts';
import { SPIRITS, type IngredientBook } from './ingredient-book.ts';
import { TASTES } from './tastes.ts';

/** Tastes, and meanings of words about occasion, season and size. */
export const TRAITS = [
  ...TASTES,
  'floral',
  'savoury',
  'nutty',
  'spiced',
  'citrusy',
  'hot',
  'cold',
  'short',
  'long',
  'aperitif',
  'digestif',
  'dessert',
  'party',
  'winter',
  'summer',
  'refreshing',
  'brunch',
  'festive',
  'tropical',
  'simple',
] as const;

export type Trait = (typeof TRAITS)[number];

export interface Drink extends ItemTraits {
  /** A score of the profile; 0 if unknown. */
  readonly of: (score: Score) => number;
  /** The number of required ingredients in a set. */
  readonly needs: (ids: ReadonlySet<number>) => number;
}

/** The degree of a trait: 0 for no, higher values sort first. */
type Degree = (drink: Drink) => number;

const within = (held: readonly number[], ids: readonly number[]): boolean =>
  held.some((id) => ids.includes(id));

const HEAT = [12];
const BLEND = [4];
const STIR = [2];
const TALL = [3, 18];
const LARGE = [7, 9, 16, 17];
const MUGS = [15];
const FLUTES = [8, 20];
const STEMS_AND_SHORT = [1, 2, 4, 5, 6, 10, 12, 13, 19, 21, 22];
const BOWLS = [23, 24];

/** Functions for the degree of each trait in a catalogue. Sets of ingredients are computed on first use. */
export function traitDegrees(book: IngredientBook): Readonly<Record<Trait, Degree>> {
  const kept = new Map<string, ReadonlySet<number>>();
  const keep = (key: string, make: () => Iterable<number>): ReadonlySet<number> => {
    const known = kept.get(key) ?? new Set(make());
    kept.set(key, known);
    return known;
  };
  const attribute = (...ids: number[]) =>
    keep(`a${ids.join()}`, () => ids.flatMap((id) => book.withAttribute(id)));
  const type = (...ids: number[]) => keep(`t${ids.join()}`, () => ids.flatMap((id) => book.ofType(id)));
  const called = (...names: string[]) =>
    keep(names.join(), () => names.flatMap((name) => book.named(name)?.core ?? []));
  /** Ingredients with an attribute, without spirits: gin is herbal, but does not make a drink herbal. */
  const flavoured = (...ids: number[]) =>
    keep(`f${ids.join()}`, () =>
      [...attribute(...ids)].filter((id) => !type(...SPIRITS).has(id) && !attribute(28).has(id)),
    );
  const heated: Degree = ({ ids }) => Number(within(ids('serving_method_ids'), HEAT));
  const isTall: Degree = ({ ids }) =>
    within(ids('glassware_ids'), TALL) ? 2 : Number(within(ids('glassware_ids'), LARGE));
  const milky: Degree = ({ needs }) =>
    needs(attribute(25)) + needs(called('coconut cream', 'coconut milk', 'advocaat'));
  return {
    sour: ({ of, needs }) =>
      of('sourness') >= 1.75 && of('sourness') >= 0.6 * of('sweetness')
        ? 1 + Number(needs(called('lemon', 'lime')) > 0)
        : 0,
    sweet: ({ of }) =>
      of('sweetness') >= 3.5 && of('sweetness') > of('bitterness') && of('sweetness') > 1.2 * of('sourness')
        ? Math.floor(of('sweetness') / 2)
        : 0,
    bitter: ({ of, needs }) =>
      (of('bitterness') >= 3.5 && needs(attribute(1)) + needs(called('sweet vermouth')) > 0) ||
      (of('bitterness') >= 2.5 && needs(type(9, 10)) > 0)
        ? 1 + Number(needs(type(9, 10)) > 0)
        : 0,
    dry: ({ of }) => Number(of('sweetness') < 1.5 && of('sourness') < 1.75),
    spicy: ({ needs }) => {
      const hot = keep('hot', () => [...attribute(14)].filter((id) => !type(14).has(id)));
      // A chilli is more than a dash of Tabasco.
      const fresh = keep('fresh', () => [...hot].filter((id) => type(8, 18).has(id)));
      return needs(fresh) > 0 ? 2 : Number(needs(hot) + needs(called('ginger', 'ginger beer')) > 0);
    },
    smoky: ({ needs }) => Number(needs(attribute(2)) > 0),
    fruity: ({ needs }) => {
      const fruits = keep('fruits', () =>
        [...attribute(5, 6)].filter((id) => type(8, 9, 15, 16, 18).has(id) && book.strengthOf(id) < 30),
      );
      return Math.floor(needs(fruits) + needs(type(16)) * 0.5);
    },
    herbal: ({ needs }) =>
      needs(flavoured(3)) + needs(keep('herbs', () => [...type(8, 19)].filter((id) => attribute(3).has(id)))),
    creamy: (drink) => (milky(drink) > 0 ? 2 : Number(drink.needs(attribute(9)) > 0)),
    sparkling: ({ needs }) => Number(needs(attribute(18)) > 0),
    floral: ({ needs }) => needs(flavoured(7)) * 2 + Number(needs(attribute(7)) > 0),
    savoury: ({ needs }) => needs(attribute(28)),
    nutty: ({ needs }) =>
      needs(keep('nuts', () => [...attribute(8)].filter((id) => type(8, 14, 15).has(id)))),
    spiced: ({ needs }) => needs(keep('spices', () => [...flavoured(13)])),
    citrusy: ({ needs }) => needs(called('citrus juice', 'lemon', 'lime', 'orange', 'grapefruit')),
    hot: heated,
    cold: (drink) => 1 - heated(drink),
    short: ({ ids }) =>
      Number(
        ids('glassware_ids').length > 0 &&
          ids('glassware_ids').every((glass) => STEMS_AND_SHORT.includes(glass)),
      ),
    long: isTall,
    aperitif: (drink) => {
      const { needs, of, alcohol_abv } = drink;
      if (heated(drink) || milky(drink) || alcohol_abv > 33 || of('sweetness') > 6) return 0;
      const light = needs(type(9)) * 3 + needs(called('lillet', 'dubonnet', 'sherry', 'white port')) * 2;
      return light + needs(type(11)) * 1.5 + needs(called('sparkling wine')) * 2 - needs(type(16)) * 1.5;
    },
    digestif: (drink) => {
      const { needs, alcohol_abv, ids } = drink;
      const amaro =
        needs(type(10)) * 3 + needs(called('chartreuse', 'drambuie', 'sambuca', 'grappa', 'port')) * 2;
      const late = needs(called('coffee', 'cream', 'creme de cacao', 'creme de menthe', 'amaretto')) * 1.5;
      const aged = alcohol_abv >= 25 && within(ids('serving_method_ids'), STIR) ? needs(type(4, 6)) : 0;
      const sum = amaro + late + aged - needs(type(16)) * 2;
      return Math.min(2, Math.max(0, Math.ceil(sum / 3)));
    },
    dessert: (drink) => {
      const { needs, of } = drink;
      const sweet =
        milky(drink) * 2 + needs(attribute(11)) * 2 + needs(called('coffee', 'ice cream', 'sorbet', 'egg'));
      return of('sweetness') >= 2.5 && of('sourness') < 2.5 ? sweet : 0;
    },
    party: ({ name, ids }) =>
      Number(/punch|sangria|bowl|mulled|eggnog|party/i.test(name)) +
      Number(within(ids('glassware_ids'), BOWLS)),
    winter: (drink) => {
      const spices = called('nutmeg', 'cinnamon', 'clove', 'allspice', 'maple', 'egg');
      const spiced =
        drink.needs(spices) + drink.ids('garnish_ingredient_ids').filter((id) => spices.has(id)).length;
      return heated(drink) * 4 + (milky(drink) || drink.of('sourness') < 1.5 ? spiced : 0);
    },
    summer: (drink) => {
      const { needs, ids, alcohol_abv } = drink;
      if (heated(drink) || milky(drink) || alcohol_abv > 22) return 0;
      const frozen = within(ids('serving_method_ids'), BLEND) ? 1 : 0;
      const fresh = needs(called('mint', 'cucumber', 'basil', 'watermelon', 'elderflower', 'strawberry'));
      return isTall(drink) + frozen + fresh + needs(attribute(18));
    },
    refreshing: (drink) => {
      const { needs, alcohol_abv } = drink;
      if (heated(drink) || milky(drink) || alcohol_abv > 20) return 0;
      const fresh = needs(called('mint', 'cucumber', 'basil', 'grapefruit', 'lime', 'lemon'));
      return needs(attribute(18)) > 0 && isTall(drink) > 0 ? 1 + fresh : 0;
    },
    brunch: ({ needs, ids, alcohol_abv }) => {
      if (alcohol_abv > 25 || within(ids('glassware_ids'), MUGS)) return 0;
      const juice = needs(type(16));
      const bubbles = needs(called('sparkling wine')) > 0 && within(ids('glassware_ids'), FLUTES);
      return needs(called('tomato', 'clamato')) * 3 + (bubbles ? 1 + juice : 0);
    },
    festive: ({ needs }) => needs(called('sparkling wine')),
    tropical: ({ needs, ids }) =>
      needs(attribute(6)) * 2 +
      (within(ids('glassware_ids'), [9, 17]) ? 1 : 0) +
      (needs(type(3)) > 0 ? needs(called('falernum', 'orgeat')) : 0),
    simple: ({ ids }) => Number(ids('ingredient_ids').length <= 3),
  };
}

/** Traits that correspond to a score, for comparisons of drinks. */
export const SCORE_OF: Partial<Record<Trait, Score>> = {
  sour: 'sourness',
  sweet: 'sweetness',
  bitter: 'bitterness',
};
