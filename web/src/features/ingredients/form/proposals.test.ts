import { tasteCode } from '@cellaret/domain/taste/flavour';
import { expect, it } from 'vitest';
import { proposalFor } from './proposals.ts';

const entry = (typeId: number, abv: number, sweetness: number) => ({
  name: 'Something',
  parent_ingredient_id: null,
  ingredient_type_id: typeId,
  alcohol_abv: abv,
  taste: tasteCode([sweetness, 1, 0, 4, 4, 4, 4, 4, 1, 9, 3]),
  ingredient_attribute_ids: [],
});

const rums = new Map([
  [1, entry(5, 40, 2)],
  [2, entry(5, 38, 3)],
  [3, entry(5, 63, 9)],
  [4, entry(6, 20, 8)],
]);

it('proposes the middle of a type', () => {
  expect(proposalFor(rums, { parentId: null, typeId: 5 })).toMatchObject({ alcohol_abv: 40, sweetness: 3 });
});

it('proposes what a parent is like, its type too', () => {
  expect(proposalFor(rums, { parentId: 4, typeId: 5 })).toMatchObject({
    ingredient_type_id: 6,
    alcohol_abv: 20,
    sweetness: 8,
  });
});

it('proposes nothing where nothing is known', () => {
  expect(proposalFor(rums, { parentId: null, typeId: 99 })).toBeNull();
  expect(proposalFor(rums, { parentId: null, typeId: null })).toBeNull();
});
