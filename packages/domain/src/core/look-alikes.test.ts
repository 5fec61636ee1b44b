import { expect, it } from 'vitest';
import { foldLooks } from './look-alikes.ts';

it.each([
  ['Gіn', 'gin'],
  ['Саmраrі', 'campari'],
  ['ΑΡΕRΟL', 'aperol'],
  ['Ｇｉｎ', 'gin'],
  ['Piña Colada', 'pina colada'],
])('a name that looks like another folds to it: %s', (name, folded) => {
  expect(foldLooks(name)).toBe(folded);
});

it('letters without a Latin look-alike stay', () => {
  expect(foldLooks('Джин')).toBe('джиh');
});
