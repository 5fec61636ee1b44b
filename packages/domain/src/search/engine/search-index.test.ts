import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Card } from '../../catalogue/card.ts';
import { makeIngredient, makeRecipe } from './items.testing.ts';
import type { SearchOptions } from './search-index.ts';
import { DESCRIPTION_KEPT, type SearchItem } from './search-item.ts';
import { UpdatableIndex } from './updatable-index.ts';

const BIG_ID = 2 ** 53 - 1;

const catalogue: SearchItem[] = [
  makeIngredient(1, 'Gin', { alcohol_abv: 40 }),
  makeIngredient(2, 'London Dry Gin', {
    alcohol_abv: 43,
    parent_ingredient_id: 1,
    ancestor_names: ['Gin'],
    ingredient_attribute_ids: [5, 6],
  }),
  makeIngredient(3, 'Dry Vermouth', {
    alcohol_abv: 18,
    ingredient_type_id: 2,
    ingredient_type_name: 'Fortified wine',
    ingredient_brand_id: 7,
    ingredient_brand_name: 'Noilly Prat',
    ingredient_attribute_ids: [5],
  }),
  makeIngredient(4, 'Campari', {
    alcohol_abv: 25,
    ingredient_type_id: 3,
    ingredient_type_name: 'Bitter apéritif',
  }),
  makeIngredient(5, 'Ginger Beer', { ingredient_type_id: 4, ingredient_type_name: 'Soda' }),
  makeIngredient(6, 'Crème de Cassis', {
    alcohol_abv: 15,
    ingredient_type_id: 5,
    ingredient_type_name: 'Liqueur',
  }),
  makeRecipe(20, 'Negroni', {
    ingredient_ids: [1, 3, 4],
    ingredient_names: ['Gin', 'Dry Vermouth', 'Campari'],
    serving_method_ids: [2],
    alcohol_abv: 27,
  }),
  makeRecipe(21, 'Martini', {
    ingredient_ids: [1, 3],
    ingredient_names: ['Gin', 'Dry Vermouth'],
    glassware_ids: [3],
  }),
  makeRecipe(22, 'Espresso Martini', { ingredient_names: ['Vodka', 'Coffee'] }),
  makeRecipe(23, 'Moscow Mule', {
    ingredient_ids: [5],
    ingredient_names: ['Vodka', 'Ginger Beer'],
    alcohol_abv: 11,
  }),
  makeRecipe(24, 'Gin Fizz', { ingredient_ids: [1], ingredient_names: ['Gin', 'Lemon Juice'] }),
  makeRecipe(BIG_ID, 'Piña Colada', {
    ingredient_names: ['Rum'],
    cover: '7d9f2a55-2d3c-4b0e-9f60-0f5a3c1f9f11',
    look: { colour: '#fff' },
  }),
  makeRecipe(26, 'Kir Royal', { ingredient_ids: [6], ingredient_names: ['Champagne', 'Crème de Cassis'] }),
  makeRecipe(27, 'Hidden Gin Sling', { visible: false }),
];

/** Different ways to build an index; results must be equal. */
const ways: readonly [how: string, make: (items: readonly SearchItem[]) => UpdatableIndex][] = [
  ['built at once', (items) => UpdatableIndex.of(items)],
  ['loaded from a snapshot', (items) => UpdatableIndex.load(UpdatableIndex.of(items).snapshot())],
  [
    'grown by changes',
    (items) => {
      const index = UpdatableIndex.of(items.slice(0, 1));
      for (const item of items) index.applyDelta([item]);
      return index;
    },
  ],
];

describe.each(ways)('the search index (%s)', (_how, make) => {
  const index = make(catalogue);
  const ids = (query: string, options: Partial<SearchOptions> = {}, from: UpdatableIndex = index): number[] =>
    from.search(query, { limit: 20, ...options }).map(({ item }) => item.id);
  const first = (query: string): string | undefined => index.search(query, { limit: 1 })[0]?.item.name;

  it('contains visible items', () => {
    expect(index.size).toBe(catalogue.length - 1);
  });

  it.each([
    ['a name', 'negroni', 'Negroni'],
    ['a beginning', 'negr', 'Negroni'],
    ['words in another order', 'mule moscow', 'Moscow Mule'],
    ['two words, the last unfinished', 'espresso mart', 'Espresso Martini'],
    ['no accents', 'pina colada', 'Piña Colada'],
    ['accents where the name has none', 'négroni', 'Negroni'],
    ['a wrong letter', 'negrani', 'Negroni'],
    ['a missing letter', 'negrni', 'Negroni'],
    ['a letter too many', 'martinni', 'Martini'],
    ['two letters swapped', 'capmari', 'Campari'],
    ['a wrong first letter', 'vampari', 'Campari'],
    ['a typo in one of two words', 'moscow mlue', 'Moscow Mule'],
    ['a typo in a long word', 'espreso martni', 'Espresso Martini'],
    ['a brand', 'noilly', 'Dry Vermouth'],
    ['a type', 'fortified', 'Dry Vermouth'],
    ['a type with an accent', 'aperitif', 'Campari'],
  ])('finds by %s (%s)', (_, query, name) => {
    expect(first(query)).toBe(name);
  });

  it('finds recipes by ingredients and name together', () => {
    expect(ids('campari', { kind: 'recipe' })).toEqual([20]);
    expect(ids('gin vermouth', { kind: 'recipe' }).sort()).toEqual([20, 21]);
    expect(ids('kir cassis')).toEqual([26]);
  });

  it('finds ingredients by their parent', () => {
    expect(ids('gin', { kind: 'ingredient' }).slice(0, 2)).toEqual([1, 2]);
    const kind = makeIngredient(9, 'Tanqueray', {
      parent_ingredient_id: 2,
      ancestor_names: ['London Dry Gin', 'Gin'],
    });
    const more = make([...catalogue, kind]);
    expect(ids('london gin', { kind: 'ingredient' }, more)).toEqual([2, 9]);
  });

  it('finds ingredients by any ancestor, and keeps the ancestors', () => {
    const rum = { parent_ingredient_id: 30, ancestor_names: ['Jamaican', 'Aged', 'Rum'] };
    const kind = makeIngredient(9, 'Smith & Cross', rum);
    const more = make([...catalogue, kind]);
    expect(ids('rum', { kind: 'ingredient' }, more)).toEqual([9]);
    expect(more.get('ingredient', 9)).toMatchObject(rum);
    expect(UpdatableIndex.load(more.snapshot()).get('ingredient', 9)).toMatchObject(rum);
  });

  it('ranks name before ingredients, exact before prefix before typo, and the whole name first', () => {
    expect(first('martini')).toBe('Martini');
    const found = ids('gin');
    expect(found[0]).toBe(1);
    expect(found.indexOf(24)).toBeLessThan(found.indexOf(5));
    expect(found.indexOf(5)).toBeLessThan(found.indexOf(21));
    const words = make([makeRecipe(1, 'Cobler'), makeRecipe(2, 'Cobbler'), makeRecipe(3, 'Cobblers Rest')]);
    expect(ids('cobbler', {}, words)).toEqual([2, 3, 1]);
  });

  it('ranks more used ingredients and newer recipes first among equal matches', () => {
    const uses = [30, 31].map((id) => makeRecipe(id, `Punch ${id}`, { ingredient_ids: [11] }));
    const rums = [makeIngredient(10, 'Rum White'), makeIngredient(11, 'Rum Gold')];
    const more = make([...rums, ...uses]);
    expect(ids('rum', { kind: 'ingredient' }, more)).toEqual([11, 10]);
    expect(ids('punch', {}, more)).toEqual([31, 30]);
  });

  it('requires every word, or all but one if nothing matches all', () => {
    expect(ids('negroni martini espresso')).toContain(22);
    expect(ids('negroni xyzzyq')).toEqual([20]);
    expect(ids('xyzzyq')).toEqual([]);
  });

  it('tolerates no typo in a short word', () => {
    expect(ids('gim', { kind: 'ingredient' })).toEqual([]);
  });

  it('filters by type, brand, attributes, strength, glass, method and ingredients', () => {
    const filtered = (filters: SearchOptions['filters'], query = ''): number[] =>
      ids(query, { filters }).sort((a, b) => a - b);
    expect(filtered({ ingredient_type_ids: [2, 3] })).toEqual([3, 4]);
    expect(filtered({ ingredient_brand_ids: [7] })).toEqual([3]);
    expect(filtered({ ingredient_attribute_ids: [5] })).toEqual([2, 3]);
    expect(filtered({ ingredient_attribute_ids: [5, 6] })).toEqual([2]);
    expect(filtered({ glassware_ids: [3] })).toEqual([21]);
    expect(filtered({ serving_method_ids: [2] })).toEqual([20]);
    expect(filtered({ ingredient_ids: [1, 3] })).toEqual([20, 21]);
    expect(filtered({ ingredient_ids: [1, 404] })).toEqual([]);
    expect(filtered({ abv_min: 25, abv_max: 40 })).toEqual([1, 4, 20]);
    expect(filtered({ abv_max: 30, glassware_ids: [1], ingredient_ids: [1] }, 'gin')).toEqual([20, 24]);
  });

  it('applies the caller’s condition', () => {
    const makeable = new Set([21]);
    expect(ids('gin', { kind: 'recipe', filters: { accept: (id) => makeable.has(id) } })).toEqual([21]);
    expect(ids('', { filters: { accept: (id, kind) => kind === 'ingredient' && id > 4 } }).sort()).toEqual([
      5, 6,
    ]);
  });

  it('returns the most popular items for an empty query, and none for a query without letters', () => {
    expect(ids('', { kind: 'ingredient', limit: 2 })).toEqual([1, 3]);
    expect(ids('  ', { kind: 'recipe', limit: 1 })).toEqual([BIG_ID]);
    expect(ids('!?')).toEqual([]);
  });

  it('respects the limit', () => {
    expect(ids('gin', { limit: 2 })).toHaveLength(2);
    expect(ids('gin', { limit: 0 })).toEqual([]);
  });

  it('returns the data of the card', () => {
    for (const item of catalogue.filter(({ visible }) => visible))
      expect(index.get(item.kind, item.id)).toEqual(item);
    expect(index.get('recipe', 1)).toBeNull();
    expect(index.get('recipe', 27)).toBeNull();
  });

  it('truncates a long description', () => {
    const long = make([makeRecipe(1, 'Long', { description: 'word '.repeat(200) })]).get('recipe', 1);
    expect(long?.kind === 'recipe' && long.description.length).toBeLessThanOrEqual(DESCRIPTION_KEPT);
    expect(long?.kind === 'recipe' && long.description.endsWith('…')).toBe(true);
  });

  it('returns the matched words for highlighting', () => {
    expect(index.search('gin verm', { kind: 'recipe', limit: 1 })[0]?.terms).toEqual([
      { term: 'gin', query: 'gin' },
      { term: 'vermouth', query: 'verm' },
    ]);
    expect(index.search('capmari', { kind: 'ingredient', limit: 1 })[0]?.terms).toEqual([
      { term: 'campari', query: 'capmari' },
    ]);
  });

  describe('after changes', () => {
    const changed = (): UpdatableIndex => {
      const own = make(catalogue);
      own.applyDelta([
        makeRecipe(20, 'Contessa', { ingredient_names: ['Gin', 'Aperol'], ingredient_ids: [1] }),
        makeRecipe(21, 'Martini', { visible: false }),
        makeRecipe(28, 'Boulevardier', { ingredient_names: ['Bourbon', 'Campari'], ingredient_ids: [4] }),
      ]);
      return own;
    };

    it('finds new items, removes changed and deleted ones, and counts right', () => {
      for (const own of [changed(), UpdatableIndex.load(changed().snapshot())]) {
        expect(ids('boulevardier', {}, own)).toEqual([28]);
        expect(ids('contessa', {}, own)).toEqual([20]);
        expect(ids('negroni', {}, own)).toEqual([]);
        expect(ids('martini', {}, own)).toEqual([22]);
        expect(ids('campari', { kind: 'recipe' }, own)).toEqual([28]);
        expect(own.get('recipe', 21)).toBeNull();
        expect(own.size).toBe(catalogue.length - 1);
      }
    });

    it('is idempotent', () => {
      const own = changed();
      own.applyDelta([
        makeRecipe(21, 'Martini', { visible: false }),
        makeRecipe(24, 'Gin Fizz', { visible: false }),
      ]);
      own.applyDelta([
        makeRecipe(24, 'Gin Fizz', { visible: false }),
        makeRecipe(404, 'Never There', { visible: false }),
      ]);
      expect(own.size).toBe(catalogue.length - 2);
      own.applyDelta([makeRecipe(24, 'Gin Fizz')]);
      own.applyDelta([makeRecipe(24, 'Gin Fizz')]);
      expect(own.size).toBe(catalogue.length - 1);
      expect(ids('gin fizz', {}, own)).toEqual([24]);
    });

    it('shows a hidden item again after it becomes visible', () => {
      const own = changed();
      own.applyDelta([makeRecipe(21, 'Martini', { ingredient_names: ['Gin'] })]);
      expect(ids('martini', {}, own)[0]).toBe(21);
    });
  });

  it('returns the same results from a snapshot, including the watermark', () => {
    const own = UpdatableIndex.of(catalogue);
    own.watermark = 1_795_219_194_089;
    const copy = UpdatableIndex.load(own.snapshot());
    expect(copy.watermark).toBe(own.watermark);
    for (const query of ['gin', 'negroni', 'pina', 'capmari', 'dry verm', '']) {
      expect(copy.search(query, { limit: 20 })).toEqual(own.search(query, { limit: 20 }));
    }
  });

  it('works without items', () => {
    const empty = make([]);
    expect(empty.search('gin', { limit: 5 })).toEqual([]);
    expect(empty.search('', { limit: 5 })).toEqual([]);
    empty.applyDelta([makeIngredient(1, 'Gin')]);
    expect(ids('gin', {}, empty)).toEqual([1]);
  });
});

describe('a snapshot', () => {
  it('with another format is rejected', () => {
    expect(() => UpdatableIndex.load(new Uint8Array([1, 2, 3, 4, 5]))).toThrow(RangeError);
  });
});

describe('catalogue cards', () => {
  it('can be indexed directly', () => {
    expectTypeOf<Card>().toExtend<SearchItem>();
  });
});
