import { describe, expect, it } from 'vitest';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { bottleGroups, groupsFound } from './bottle-groups.ts';

const GIN = 1;
const JUICE = 16;

const ingredient = (name: string, typeId: number, parent: number | null = null) => ({
  name,
  ingredient_type_id: typeId,
  parent_ingredient_id: parent,
  alcohol_abv: 0,
  taste: null,
  ingredient_attribute_ids: [],
});
const recipe = (...ingredient_ids: number[]) => ({
  name: 'Recipe',
  ingredient_ids,
  taste: null,
  look: null,
  cover: null,
  alcohol_abv: 0,
  glassware_ids: [],
  serving_method_ids: [],
});

const catalogue: Pick<CompactCatalogue, 'ingredients' | 'recipes'> = {
  ingredients: new Map([
    [1, ingredient('Gin', GIN)],
    [2, ingredient('London dry gin', GIN, 1)],
    [3, ingredient('Beefeater', GIN, 2)],
    [4, ingredient('Old Tom gin', GIN, 1)],
    [5, ingredient('Hayman’s', GIN, 4)],
    [6, ingredient('Lime juice', JUICE)],
    [7, ingredient('Aloe juice', JUICE)],
  ]),
  recipes: new Map([
    [1, recipe(1, 6)],
    [2, recipe(4, 6)],
    [3, recipe(1, 6)],
  ]),
};
const names = (bottles: readonly { name: string }[]) => bottles.map(({ name }) => name);

describe('bottles to tick', () => {
  const groups = bottleGroups(catalogue, new Set(), 'en');

  it('stand by type in the order of the catalogue, what recipes ask for most first', () => {
    expect(groups.map(({ typeId, bottles }) => [typeId, names(bottles)])).toEqual([
      [GIN, ['Gin', 'Old Tom gin']],
      [JUICE, ['Lime juice', 'Aloe juice']],
    ]);
  });

  it('begin with what opens most drinks', () => {
    const [gins] = bottleGroups(catalogue, new Set(), 'en', (id) => (id === 4 ? 2 : 0));
    expect(names(gins?.bottles ?? [])).toEqual(['Old Tom gin', 'Gin']);
  });

  it('have beneath them what no recipe asks for by name, each below the nearest of its kind', () => {
    const [gins] = groups;
    expect(gins?.bottles.map(({ beneath }) => names(beneath))).toEqual([
      ['Beefeater', 'London dry gin'],
      ['Hayman’s'],
    ]);
  });

  it('are not what is always there', () => {
    const [gins] = bottleGroups(catalogue, new Set([1, 6, 7]), 'en');
    expect(gins?.bottles.map(({ name }) => name)).toEqual(['Old Tom gin']);
  });

  const found = (query: string, ...meant: number[]) =>
    groupsFound(groups, query, new Set(meant)).groups.map(({ bottles }) => names(bottles));

  it('are found by what their words begin with, brands by themselves', () => {
    expect(found('beef')).toEqual([['Beefeater']]);
    expect(found('gin')).toEqual([['Gin', 'London dry gin', 'Old Tom gin']]);
    expect(found('haymans')).toHaveLength(1);
    expect(found('tonic')).toEqual([]);
    expect(groupsFound(groups, 'beef', new Set()).isCalled).toBe(true);
  });

  it('are found by other names after their own, and by most of the words where nothing else fits', () => {
    expect(found('Zitronensaft', 6)).toEqual([['Lime juice']]);
    expect(found('old gin', 1)).toEqual([['Old Tom gin', 'Gin']]);
    expect(found('London juice gin')).toEqual([['London dry gin']]);
    expect(found('juice of a lime')).toEqual([['Lime juice']]);
    expect(groupsFound(groups, 'juice of a lime', new Set()).isCalled).toBe(false);
  });

  it('stand by themselves where their parents go in a circle or are not shown', () => {
    const circle = new Map([
      [1, ingredient('One', GIN, 2)],
      [2, ingredient('Two', GIN, 1)],
      [3, ingredient('Three', GIN, 99)],
    ]);
    const found = bottleGroups({ ingredients: circle, recipes: new Map() }, new Set(), 'en');
    expect(found.flatMap(({ bottles }) => names(bottles))).toEqual(['One', 'Three', 'Two']);
  });
});
