import { NO_MARK } from '@cellaret/domain/people/marks';
import { expect, it } from 'vitest';
import { markedDrinks } from './marked.ts';

const names = new Map([
  [1, 'Zombie'],
  [2, 'Americano'],
  [3, 'Ärzteschorle'],
]);
const marks = {
  '1': { ...NO_MARK, favourite: true, rating: 7, tags: ['Sommer'] },
  '2': { ...NO_MARK, favourite: true, rating: 9, noted: true },
  '3': { ...NO_MARK, favourite: true, rating: 7, tags: ['Gäste', 'Sommer'] },
  '4': { ...NO_MARK, favourite: true },
};
const found = (tab: 'favourites' | 'rated' | 'tagged' | 'notes', tag: string | null = null) =>
  markedDrinks(marks, { tab, tag }, (id) => names.get(id), 'de').map(({ name }) => name);

it('lists favourites by name as the language sorts, and leaves out what is gone', () => {
  expect(found('favourites')).toEqual(['Americano', 'Ärzteschorle', 'Zombie']);
});

it('lists what is rated by its stars, then by name', () => {
  expect(found('rated')).toEqual(['Americano', 'Ärzteschorle', 'Zombie']);
});

it('lists what has a note', () => {
  expect(found('notes')).toEqual(['Americano']);
});

it('lists what has a tag, and of a tab only what has the one that is named', () => {
  expect(found('tagged')).toEqual(['Ärzteschorle', 'Zombie']);
  expect(found('rated', 'Gäste')).toEqual(['Ärzteschorle']);
  expect(found('notes', 'Sommer')).toEqual([]);
});
