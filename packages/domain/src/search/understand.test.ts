import { expect, it } from 'vitest';
import { makeIngredient, makeRecipe } from './items.testing.ts';
import { SearchIndex } from './search-index.ts';
import { understand } from './understand.ts';

const index = SearchIndex.of([
  makeIngredient(1, 'Light rum'),
  makeIngredient(2, 'Lime juice'),
  makeIngredient(3, 'Cherry'),
  makeRecipe(20, 'Whiskey Sour', { ingredient_names: ['Bourbon', 'Lemon juice'] }),
  makeRecipe(21, 'Gin & Tonic'),
  makeRecipe(22, 'Mai Tai'),
]);

const understood = (query: string, literal: readonly string[] = []) => {
  const { query: rest, words } = understand(query, index, literal);
  return [rest, ...words.map(({ word, taste, strength }) => `${word}: ${taste ?? strength}`)];
};

it.each([
  ['a taste and what it is wished of', 'something sour with rum', ['rum', 'sour: sour']],
  ['the same in German', 'etwas Saures mit Bourbon', ['bourbon', 'saures: sour']],
  ['nothing but tastes', 'süß und rauchig', ['', 'suss: sweet', 'rauchig: smoky']],
  ['a strength', 'light bourbon', ['bourbon', 'light: light']],
  ['two words that mean one thing', 'without alcohol', ['', 'without alcohol: none']],
  ['what is called in another language', 'Limettensaft', ['lime juice']],
  ['a plural', 'cherries', ['cherry']],
  ['two words written as one', 'maitai', ['mai tai']],
])('understands %s', (_, query, expected) => {
  expect(understood(query)).toEqual(expected);
});

it.each([
  ['a drink', 'whiskey sour', ['whiskey sour']],
  ['a drink that is still being typed', 'gin and tonic wat', ['gin tonic wat']],
  ['a drink with a filler in it', 'gin tonic', ['gin tonic']],
  ['an ingredient', 'sour light rum', ['light rum', 'sour: sour']],
  ['a word that is not known', 'Zzyzx', ['Zzyzx']],
  ['nothing but fillers', 'with a', ['with a']],
])('takes as it is what names %s', (_, query, expected) => {
  expect(understood(query)).toEqual(expected);
});

it('takes as they are the words that it is told to', () => {
  expect(understood('sour rum', ['sour'])).toEqual(['sour rum']);
  expect(understood('rum without alcohol', ['without alcohol'])).toEqual(['rum without alcohol']);
});
