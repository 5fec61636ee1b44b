import { iced } from '@cellaret/domain/measures/dilution';
import { strengthOf, volumeMl } from '@cellaret/domain/measures/volume';
import { describe, expect, it } from 'vitest';
import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { recipeSources } from '../../../emulator-data/sources/recipes/all-recipes.ts';
import type { ItemSource, RecipeSource } from '../../../emulator-data/sources/shapes.ts';
import { exactQuantity } from './quantities.ts';
import { referenceData } from './reference-data.ts';

const kinds = new Map(
  ingredientGroups.flatMap(({ type, ingredients }) =>
    ingredients.map(({ name, abv, parent }) => [name, { type, abv, parent }] as const),
  ),
);
const unitMl = new Map(
  referenceData.quantity_units.map(({ quantity_unit_name, volume_ml }) => [quantity_unit_name, volume_ml]),
);
const typeIds = new Map(
  referenceData.ingredient_types.map(({ id, ingredient_type_name }) => [ingredient_type_name, id]),
);
/** Glasses by the larger of the volumes their description gives. */
const brimMl = new Map(
  referenceData.glassware.flatMap(({ glassware_name, glassware_description }) => {
    const largest = /(\d+) ml/.exec(glassware_description)?.[1];
    return largest === undefined ? [] : [[glassware_name, Number(largest)] as const];
  }),
);

const poured = ({ items, optional = [] }: RecipeSource) => [...items, ...optional];
const itemMl = ([amount, unit]: ItemSource) => {
  const exact = exactQuantity(amount, unit);
  return exact ? volumeMl(exact.quantity, unitMl.get(exact.unit) ?? 0) : 0;
};
const measured = (recipe: RecipeSource) =>
  poured(recipe).map((item) => ({
    quantity: 1,
    volume_ml: itemMl(item),
    garnish_only: false,
    alcohol_abv: kinds.get(item[2])?.abv ?? 0,
    ingredient_type_id: typeIds.get(kinds.get(item[2])?.type ?? '') ?? 0,
  }));
const strength = (recipe: RecipeSource) => strengthOf(measured(recipe));
const namesWhere = (faulty: (recipe: RecipeSource) => boolean) =>
  recipeSources.filter(faulty).map(({ name }) => name);
const isKindOf = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && (name === wanted || isKindOf(kinds.get(name)?.parent, wanted));
const has = (recipe: RecipeSource, test: (item: ItemSource, type: string) => boolean) =>
  poured(recipe).some((item) => test(item, kinds.get(item[2])?.type ?? ''));
const madeBy = ({ methods }: RecipeSource, ...wanted: string[]) =>
  methods.some((method) => wanted.includes(method));

/** Made in a jug for six, whatever glass it is drunk from. */
const FOR_SIX = ['Sangria', 'Mulled Wine', 'Virgin Sangria'];

/** Of a drink that is strained, as much stays on the ice and in the tin: a bar counts on a tenth. */
const LEFT_ON_ICE = 0.1;

describe('the drinks of the catalogue', () => {
  it('are of 30 to 400 ml, or a jug', () => {
    const unusual = namesWhere((recipe) => {
      const { volume_ml } = strength(recipe);
      return volume_ml < 30 || volume_ml > 400;
    });
    expect(unusual.toSorted()).toEqual(FOR_SIX.toSorted());
  });

  it('are of at most 50 %, before ice', () => {
    expect(namesWhere((recipe) => (strength(recipe).alcohol_abv ?? 0) > 50)).toEqual([]);
  });

  it('fit their glasses, with the water of the ice', () => {
    const overflowing = namesWhere((recipe) => {
      const { volume_ml } = iced(measured(recipe), recipe.methods) ?? strength(recipe);
      return (
        volume_ml * (1 - LEFT_ON_ICE) > (brimMl.get(recipe.glass) ?? Infinity) &&
        !FOR_SIX.includes(recipe.name)
      );
    });
    expect(overflowing).toEqual([]);
  });

  it('name no ingredient twice, and leave something when the optional lines are left out', () => {
    const doubled = namesWhere((recipe) => {
      const names = poured(recipe).map(([, , ingredient]) => ingredient);
      return new Set(names).size < names.length || recipe.items.length === 0;
    });
    expect(doubled).toEqual([]);
  });
});

describe('the methods of the catalogue', () => {
  it('mix egg, cream and milk by force or heat, unless they float or come whole', () => {
    const timid = namesWhere(
      (recipe) =>
        has(recipe, ([, , name], type) => type === 'Dairy & egg' && name !== 'Lemon sorbet') &&
        !madeBy(recipe, 'Shake', 'Dry shake', 'Blend', 'Heat', 'Layer'),
    );
    expect(timid).toEqual([]);
  });

  it('stir no juice, but for a spoonful', () => {
    const clouded = namesWhere(
      (recipe) =>
        madeBy(recipe, 'Stir') &&
        !madeBy(recipe, 'Shake', 'Build') &&
        has(recipe, (item, type) => type === 'Juice' && itemMl(item) > 7.5),
    );
    // Apple juice is clear, and poured in last.
    expect(clouded).toEqual(['Treacle']);
  });

  it('shake nothing clear without a reason', () => {
    const CLOUDY = ['Juice', 'Dairy & egg', 'Fruit & vegetable', 'Coffee & tea', 'Syrup & sweetener'];
    const shaken = namesWhere(
      (recipe) =>
        madeBy(recipe, 'Shake', 'Dry shake') &&
        !has(
          recipe,
          ([, , name], type) =>
            CLOUDY.includes(type) || isKindOf(name, 'Irish cream') || isKindOf(name, 'Advocaat'),
        ),
    );
    // The book says so; fruit liqueurs want the air; and a liqueur alone is shaken for its foam.
    expect(shaken.toSorted()).toEqual(['Angel Face', 'Campari Shakerato', 'Vesper', 'Twinkle'].toSorted());
  });

  it('muddle where there is something to press', () => {
    const empty = namesWhere(
      (recipe) =>
        madeBy(recipe, 'Muddle') &&
        !has(
          recipe,
          ([, unit], type) => type === 'Fruit & vegetable' || type === 'Herb & spice' || unit === 'cube',
        ),
    );
    expect(empty).toEqual([]);
  });

  it('use the tools of hot drinks for what contains hot things', () => {
    const cold = namesWhere(
      (recipe) =>
        has(recipe, ([, , name]) => name === 'Hot water' || name === 'Hot chocolate') &&
        !madeBy(recipe, 'Heat'),
    );
    expect(cold).toEqual([]);
  });
});

describe('the ingredients of the catalogue', () => {
  it('are at most eight deep', () => {
    const depth = (name: string | undefined): number =>
      name === undefined ? 0 : 1 + depth(kinds.get(name)?.parent);
    expect([...kinds.keys()].filter((name) => depth(name) > 8)).toEqual([]);
  });

  it('stand on the shelf of their parents', () => {
    const strays = [...kinds].filter(
      ([, { type, parent }]) => parent !== undefined && kinds.get(parent)?.type !== type,
    );
    expect(strays.map(([name]) => name)).toEqual([]);
  });

  it('are called overproof at 50 % and more, bitters apart', () => {
    const faulty = ingredientGroups
      .filter(({ type }) => type !== 'Bitters')
      .flatMap(({ ingredients }) =>
        ingredients.filter(({ abv, attributes }) => abv >= 50 !== attributes.includes('Overproof')),
      );
    expect(faulty.map(({ name }) => name)).toEqual([]);
  });

  it('leave no brand without a bottle', () => {
    const used = new Set(
      ingredientGroups.flatMap(({ ingredients }) => ingredients.map(({ brand }) => brand ?? 'Unbranded')),
    );
    const brands = referenceData.ingredient_brands.map(({ ingredient_brand_name }) => ingredient_brand_name);
    expect(brands.filter((brand) => !used.has(brand))).toEqual([]);
  });
});
