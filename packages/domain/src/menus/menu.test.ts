import { describe, expect, it } from 'vitest';
import { inSections, menuCard, placed, priceOf, type MenuCard } from './menu.ts';

const card: MenuCard = {
  currency: 'EUR',
  section_names: ['Sour, fresh', 'Stirred'],
  recipe_ids: [3, 1, 9],
  sections: [2, 1, 7],
  prices: [950, 0, 700],
};
const drink = (recipe_id: number, name: string) => ({ recipe_id, name });
const drinks = [drink(1, 'Daiquiri'), drink(2, 'Bamboo'), drink(3, 'Negroni'), drink(4, 'Adonis')];

describe('an arranged menu', () => {
  it('shows drinks in their order, sections and prices, then the others by name', () => {
    const all = placed(card, drinks);
    expect(all.map(({ item, section, price }) => [item.name, section, price])).toEqual([
      ['Negroni', 2, 950],
      ['Daiquiri', 1, null],
      ['Adonis', 0, null],
      ['Bamboo', 0, null],
    ]);
    expect(
      inSections(card, all).map(({ name, drinks: some }) => [name, some.map(({ item }) => item.recipe_id)]),
    ).toEqual([
      ['', [4, 2]],
      ['Sour, fresh', [1]],
      ['Stirred', [3]],
    ]);
    expect(placed(card, [drink(9, 'Lost')])[0]?.section).toBe(0);
    expect(inSections(undefined, placed(undefined, drinks)).map(({ name }) => name)).toEqual(['']);
  });

  it('is valid only with columns of equal length and single-line names', () => {
    expect(menuCard.safeParse(card).success).toBe(true);
    for (const wrong of [
      { prices: [1] },
      { sections: [1, 2] },
      { recipe_ids: [], sections: [], prices: [] },
      { section_names: ['a;b'] },
      { section_names: [''] },
      { section_names: ['a\u202Eb'] },
      { currency: 'XXX' },
      { sections: [0, 0, 21] },
      { prices: [0, 0, -1] },
    ])
      expect([wrong, menuCard.safeParse({ ...card, ...wrong }).success]).toEqual([wrong, false]);
  });

  it('accepts prices with a comma or a point', () => {
    expect(['9,5', '9.50', ' 12 ', '', '0,05'].map(priceOf)).toEqual([950, 950, 1200, 0, 5]);
    expect(['-1', '9,555', 'free', '1e3', '1234567'].map(priceOf)).toEqual(Array(5).fill(null));
  });
});
