import type { MenuCard } from '@cellaret/domain/menus/menu';
import { describe, expect, it } from 'vitest';
import { arrangedDrinks, cardOf, moved, sectionNames } from './arrangement.ts';

const card: MenuCard = {
  currency: 'EUR',
  section_names: ['Stirred'],
  recipe_ids: [2, 1],
  sections: [1, 0],
  prices: [950, 0],
};
const drinks = arrangedDrinks(
  card,
  [
    { recipe_id: 1, name: 'Daiquiri' },
    { recipe_id: 2, name: 'Negroni' },
    { recipe_id: 3, name: 'Adonis' },
  ],
  'en',
);

describe('a menu while it is arranged', () => {
  it('begins as it is, and is stored as it was left', () => {
    expect(drinks.map(({ name, section, price }) => [name, section, price])).toEqual([
      ['Negroni', 1, '9.50'],
      ['Daiquiri', 0, ''],
      ['Adonis', 0, ''],
    ]);
    expect(cardOf(moved(drinks, 2, -1), ['Stirred'], 'EUR')).toEqual({
      ...card,
      recipe_ids: [2, 3, 1],
      sections: [1, 0, 0],
      prices: [950, 0, 0],
    });
    expect(moved(drinks, 0, -1)).toBe(drinks);
    expect(moved(drinks, 2, 1)).toBe(drinks);
  });

  it('keeps no drink in a section that went, and no price that is none', () => {
    expect(cardOf(drinks, [], 'EUR')?.sections).toEqual([0, 0, 0]);
    expect(cardOf([{ ...drinks[0]!, price: 'free' }], [], 'EUR')).toBeNull();
    expect(cardOf([], [], 'EUR')).toBeNull();
    expect(cardOf(drinks, null, 'EUR')).toBeNull();
  });

  it('takes a section from each line', () => {
    expect(sectionNames(' Sour, fresh \n\nStirred')).toEqual(['Sour, fresh', 'Stirred']);
    expect(sectionNames('')).toEqual([]);
    expect(sectionNames('a;b')).toBeNull();
    expect(sectionNames('x'.repeat(61))).toBeNull();
    expect(sectionNames(Array(20).fill('x').join('\n'))).toBeNull();
  });
});
