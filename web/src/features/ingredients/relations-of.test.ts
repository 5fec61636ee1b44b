import type { Substitute } from '@cellaret/domain/availability/substitutes';
import type { CatalogueRecipe } from '@cellaret/domain/catalogue/browser-catalogue';
import { describe, expect, it } from 'vitest';
import { substitutesOf, usesOf } from './relations-of.ts';

const [SUGAR, SYRUP, RICH, LIME, KEY_LIME, JUICE] = [1, 2, 3, 4, 5, 6] as const;

const entry = (ingredient_id: number, substitute_ingredient_id: number, quantity = 1): Substitute => ({
  ingredient_id,
  quantity,
  quantity_unit_id: 1,
  substitute_ingredient_id,
  substitute_quantity: 1,
  substitute_quantity_unit_id: 2,
});

const barspoon = entry(SUGAR, SYRUP);
const cube = entry(SUGAR, SYRUP, 2);
const rich = entry(SUGAR, RICH);
const back = entry(SYRUP, SUGAR);
const fruit = entry(JUICE, LIME);
const all = [barspoon, rich, cube, back, fruit];

describe('the substitutes of an ingredient', () => {
  it('are told in both directions, several ratios of two ingredients together', () => {
    expect(substitutesOf(all, [SUGAR])).toEqual({
      instead: [
        { otherId: SYRUP, entries: [barspoon, cube] },
        { otherId: RICH, entries: [rich] },
      ],
      standsFor: [{ otherId: SYRUP, entries: [back] }],
    });
  });

  it('are of a kind what those above it stand in for, and nothing of its own place', () => {
    expect(substitutesOf([...all, entry(LIME, JUICE)], [KEY_LIME, LIME])).toEqual({
      instead: [],
      standsFor: [{ otherId: JUICE, entries: [fruit] }],
    });
  });
});

const ingredient = (name: string, parent: number | null = null) => ({
  name,
  ingredient_type_id: 1,
  parent_ingredient_id: parent,
  alcohol_abv: 40,
  taste: null,
  ingredient_attribute_ids: [],
});
const recipe = (name: string, ...ingredient_ids: number[]): CatalogueRecipe => ({
  name,
  ingredient_ids,
  taste: null,
  look: null,
  cover: null,
  alcohol_abv: 0,
  glassware_ids: [],
  serving_method_ids: [],
});

const catalogue = {
  ingredients: new Map([
    [1, ingredient('Gin')],
    [2, ingredient('London dry gin', 1)],
    [3, ingredient('Beefeater', 2)],
    [4, ingredient('Aged gin', 1)],
    [5, ingredient('One', 6)],
    [6, ingredient('Other', 5)],
  ]),
  recipes: new Map([
    [1, recipe('Negroni', 1)],
    [2, recipe('Gibson', 2)],
    [3, recipe('Martinez', 4, 1)],
    [4, { ...recipe('Pink Gin'), optional_ingredient_ids: [3] }],
  ]),
};
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('the uses of an ingredient', () => {
  it('are the recipes that ask for it or for a kind of it, each once', () => {
    expect(names(usesOf(catalogue, 1, 'en').recipes)).toEqual(['Gibson', 'Martinez', 'Negroni', 'Pink Gin']);
    expect(names(usesOf(catalogue, 2, 'en').recipes)).toEqual(['Gibson', 'Pink Gin']);
  });

  it('are its kinds, directly below it', () => {
    expect(names(usesOf(catalogue, 1, 'en').kinds)).toEqual(['Aged gin', 'London dry gin']);
  });

  it('are whatever it does for, the nearest first', () => {
    expect(usesOf(catalogue, 3, 'en').standsFor).toEqual([
      { id: 2, name: 'London dry gin', count: 1 },
      { id: 1, name: 'Gin', count: 2 },
    ]);
  });

  it('end where parents go in a circle', () => {
    expect(usesOf(catalogue, 5, 'en')).toEqual({
      recipes: [],
      kinds: [{ id: 6, name: 'Other' }],
      standsFor: [],
    });
  });
});
