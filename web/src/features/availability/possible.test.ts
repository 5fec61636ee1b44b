import { catalogueFile } from '@cellaret/domain/catalogue/browser-catalogue';
import { NO_MARK } from '@cellaret/domain/people/marks';
import { describe, expect, it } from 'vitest';
import { compactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { possibleWith } from './possible.ts';

const [GIN, DRY_GIN, CAMPARI, VERMOUTH, LIME, SYRUP, SUGAR] = [1, 2, 3, 4, 5, 6, 7] as const;

const catalogue = compactCatalogue(
  catalogueFile.parse({
    ingredients: {
      [GIN]: { name: 'Gin', parent_ingredient_id: null },
      [DRY_GIN]: { name: 'London Dry Gin', parent_ingredient_id: GIN },
      [CAMPARI]: { name: 'Campari', parent_ingredient_id: null },
      [VERMOUTH]: { name: 'Sweet Vermouth', parent_ingredient_id: null },
      [LIME]: { name: 'Lime juice', parent_ingredient_id: null },
      [SUGAR]: { name: 'Sugar', parent_ingredient_id: null },
      [SYRUP]: { name: 'Sugar syrup', parent_ingredient_id: null },
    },
    recipes: {
      21: { name: 'Negroni', ingredient_ids: [GIN, CAMPARI, VERMOUTH] },
      22: { name: 'gimlet', ingredient_ids: [GIN, LIME, SYRUP] },
      23: { name: 'Americano', ingredient_ids: [CAMPARI, VERMOUTH] },
      24: { name: 'Milano', ingredient_ids: [CAMPARI] },
      25: { name: 'Rickey', ingredient_ids: [DRY_GIN, LIME] },
    },
  }),
);

const substitutes = [{ ingredient_id: SYRUP, substitute_ingredient_id: SUGAR }];

const possible = (stock: number[], inCabinet = stock) =>
  possibleWith(catalogue, { owned: stock, substitutes }, new Set(inCabinet));

const names = (stock: number[]) => possible(stock).groups.map((group) => group.map(({ name }) => name));

describe('what can be made', () => {
  it('groups every recipe by what it lacks, the most common first', () => {
    expect(names([DRY_GIN, LIME, CAMPARI])).toEqual([
      ['Milano', 'Rickey'],
      ['Negroni', 'Americano', 'gimlet'],
      [],
    ]);
  });

  it('begins with what somebody likes', () => {
    const marks = { 25: { ...NO_MARK, favourite: true } };
    const { groups } = possibleWith(
      catalogue,
      { owned: [DRY_GIN, LIME, CAMPARI], substitutes },
      new Set(),
      marks,
    );
    expect(groups[0]?.map(({ name }) => name)).toEqual(['Rickey', 'Milano']);
  });

  it('names what is missing', () => {
    const [, one] = possible([DRY_GIN, LIME, CAMPARI]).groups;
    expect(one?.map(({ availability }) => availability.missing)).toEqual([
      ['Sweet Vermouth'],
      ['Sweet Vermouth'],
      ['Sugar syrup'],
    ]);
  });

  it('keeps apart what only a substitute makes possible, and says which', () => {
    const { replaced, groups } = possible([DRY_GIN, LIME, SUGAR]);
    expect(replaced.map(({ name, availability }) => [name, availability])).toEqual([
      ['gimlet', { missing: [], substitutes: [{ wanted: 'Sugar syrup', taken: 'Sugar' }] }],
    ]);
    expect(groups[0]?.map(({ name }) => name)).toEqual(['Rickey']);
  });

  it('says what to buy next, and never what stands in the cabinet', () => {
    expect(possible([DRY_GIN, CAMPARI]).next[0]).toMatchObject({
      ingredient_id: VERMOUTH,
      reason: { kind: 'completes', count: 2 },
    });
    const bought = possible([DRY_GIN, CAMPARI], [DRY_GIN, CAMPARI, VERMOUTH]).next;
    expect(bought.map(({ ingredient_id }) => ingredient_id)).not.toContain(VERMOUTH);
  });

  it('says which two bottles complete more together than each alone', () => {
    expect(possible([GIN]).pairs[0]).toEqual({ ingredient_ids: [CAMPARI, VERMOUTH], completes: 3 });
  });

  it('shows only what is asked for, and says what to buy all the same', () => {
    const asked = possibleWith(
      catalogue,
      { owned: [DRY_GIN, LIME, CAMPARI], substitutes },
      new Set(),
      {},
      (id) => id === 24 || id === 21,
    );
    expect(asked.groups.map((group) => group.map(({ name }) => name))).toEqual([['Milano'], ['Negroni'], []]);
    expect(asked.next).toEqual(possible([DRY_GIN, LIME, CAMPARI], []).next);
  });
});
