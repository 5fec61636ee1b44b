import { expect, it } from 'vitest';
import { makeIngredient, makeRecipe } from '../engine/items.testing.ts';
import { SearchIndex } from '../engine/search-index.ts';
import { understand } from './understand.ts';

const FRUIT = { ingredient_type_id: 18 };
const index = SearchIndex.of([
  makeIngredient(1, 'Gin', { ingredient_type_id: 1 }),
  makeIngredient(2, 'London dry gin', { parent_ingredient_id: 1, ingredient_type_id: 1 }),
  makeIngredient(3, 'Lime', FRUIT),
  makeIngredient(4, 'Lime juice', { ingredient_type_id: 16 }),
  makeIngredient(5, 'Lemon', FRUIT),
  makeIngredient(6, 'Cherry liqueur', { ingredient_type_id: 8 }),
  makeIngredient(7, 'Rum', { ingredient_type_id: 3, alcohol_abv: 40 }),
  makeIngredient(8, 'Orange', FRUIT),
  makeIngredient(9, 'Orange bitters', { ingredient_type_id: 14 }),
  makeIngredient(10, 'Egg white', { ingredient_attribute_ids: [24] }),
  makeIngredient(11, 'Campari'),
  makeIngredient(12, 'Sugar'),
  makeRecipe(20, 'Whiskey Sour'),
  makeRecipe(21, 'Gin & Tonic'),
  makeRecipe(22, 'Mai Tai'),
  makeRecipe(23, 'Corpse Reviver No. 2'),
]);

/** Terms in short form: words, an exclamation mark for exclusions, and the meaning. */
const understood = (query: string): string[] =>
  understand(query, index).terms.map((term) => {
    const meant = {
      ingredient: () => (term.kind === 'ingredient' ? term.core.toSorted((a, b) => a - b).join('+') : ''),
      trait: () => (term.kind === 'trait' ? term.trait : ''),
      strength: () => (term.kind === 'strength' ? term.strength : ''),
      glass: () => (term.kind === 'glass' ? `glass ${term.ids.join()}` : ''),
      method: () => (term.kind === 'method' ? `method ${term.ids.join()}` : ''),
      count: () => (term.kind === 'count' ? `${term.min}–${term.max} of` : ''),
      abv: () => (term.kind === 'abv' ? `${term.min}–${term.max} %` : ''),
      equal_parts: () => 'equal parts',
      drink: () => (term.kind === 'drink' ? `drink ${term.called}` : ''),
      text: () => (term.kind === 'text' ? `text ${term.called}` : ''),
    }[term.kind]();
    return `${term.negated ? '!' : ''}${term.words}: ${meant}`;
  });

it.each([
  ['an ingredient with its kinds', 'gin', ['gin: 1+2']],
  ['a part of a name', 'dry gin', ['dry gin: 2']],
  ['another language', 'Limettensaft', ['Limettensaft: 4']],
  ['a plural of a word of taste', 'sours', ['sours: sour']],
  ['a plural', 'limes', ['limes: 3+4']],
  ['slices of a fruit', 'Zitronenscheiben, lime wedges', ['Zitronenscheiben: 5', 'lime: 3+4']],
  ['an umlaut as two letters', 'Kirschlikoer', ['Kirschlikoer: 6']],
  ['a wrong letter', 'camparri', ['camparri: 11']],
  ['a taste and what it is wished of', 'something sour with rum', ['sour: sour', 'rum: 7']],
  ['an ending', 'etwas Saures, rauchiger', ['Saures: sour', 'rauchiger: smoky']],
  ['a word of taste that belongs to a fruit', 'fresh lime, rum', ['fresh lime: 3+4', 'rum: 7']],
  ['the same word of a drink', 'fresh rum drink', ['fresh: refreshing', 'rum: 7']],
  ['a strength', 'boozy rum', ['boozy: strong', 'rum: 7']],
  ['a glass', 'gin in a coupe', ['gin: 1+2', 'coupe: glass 5']],
  ['a participle', 'limed gin', ['limed: 3+4', 'gin: 1+2']],
  ['a method', 'gerührter Gin', ['gerührter: method 2', 'Gin: 1+2']],
  ['a drink', 'whisky sour', ['whisky sour: drink whiskey sour']],
  ['a drink with an and', 'gin and tonic', ['gin and tonic: drink gin tonic']],
  ['a drink written as one word', 'maitai', ['maitai: drink mai tai']],
  [
    'a number that is part of a name',
    'corpse reviver no 2',
    ['corpse reviver no 2: drink corpse reviver no 2'],
  ],
  ['one of several', 'rum, gin or campari with lemon', ['rum, gin or campari: 1+2+7+11', 'lemon: 5']],
  ['a word that nobody knows', 'Zzyzx', ['Zzyzx: text zzyzx']],
  ['nothing in fillers', 'something with a', []],
])('understands %s', (_, query, expected) => {
  expect(understood(query)).toEqual(expected);
});

it.each([
  ['gin without lemon', ['gin: 1+2', '!lemon: 5']],
  ['gin ohne Zitrone und Limette', ['gin: 1+2', '!Zitrone: 5', '!Limette: 3+4']],
  ['gin ohne Zitrone mit Limette', ['gin: 1+2', '!Zitrone: 5', 'Limette: 3+4']],
  ['no rum, lime or lemon', ['!rum: 7', '!lime: 3+4', '!lemon: 5']],
  ['gin lacking lemon', ['gin: 1+2', '!lemon: 5']],
  ['gin niemals Zitrone', ['gin: 1+2', '!Zitrone: 5']],
  ['rum ohne jegliche Limette', ['rum: 7', '!Limette: 3+4']],
  ["rum, I can't have egg", ['rum: 7', '!egg: 10']],
  ['rum, nix Süßes', ['rum: 7', '!Süßes: sweet']],
  ['gin -campari', ['gin: 1+2', '!campari: 11']],
  ['rum, aber nicht mit Gin', ['rum: 7', '!Gin: 1+2']],
  ['egg-free sour', ['!egg: 10', 'sour: sour']],
  ['eifreier Sour', ['!eifreier: 10', 'Sour: sour']],
  ['nicht so süß', ['!süß: sweet']],
  ['not too strong', ['!strong: strong']],
  ['zero sugar gin or rum', ['!sugar: 12', 'gin or rum: 1+2+7']],
  ['gin not stirred', ['gin: 1+2', '!stirred: method 2']],
  ['without alcohol', ['without alcohol: none']],
  ['alkoholfreier Drink', ['alkoholfreier: none']],
])('excludes: %s', (query, expected) => {
  expect(understood(query)).toEqual(expected);
});

it.each([
  ['at most four ingredients', ['at most four ingredients: 0–4 of']],
  ['less than 4 ingredients', ['less than 4 ingredients: 0–3 of']],
  ['mehr als 5 Zutaten', ['mehr als 5 Zutaten: 6–99 of']],
  ['rum mit 3 Zutaten', ['rum: 7', '3 Zutaten: 3–3 of']],
  ['three ingredients or less', ['three ingredients or less: 0–3 of']],
  ['5 Zutaten oder mehr', ['5 Zutaten oder mehr: 5–99 of']],
  ['rum with five or more ingredients', ['rum: 7', 'five or more ingredients: 5–99 of']],
  ['5+ ingredients', ['5+ ingredients: 5–99 of']],
  ['four or fewer ingredients', ['four or fewer ingredients: 0–4 of']],
  ['aus einer einzigen Zutat', ['einer einzigen Zutat: 1–1 of']],
  ['99999 ingredients', ['99999 ingredients: 99999–99999 of']],
  ['unter 15 %', ['unter 15 %: 0–15 %']],
  ['20 % or less', ['20 % or less: 0–20 %']],
  ['15 Prozent oder mehr', ['15 Prozent oder mehr: 15–100 %']],
  ['stronger than 30 %', ['stronger than 30 %: 30–100 %']],
  ['not over 25 %', ['not over 25 %: 0–25 %']],
  ['nicht unter 25 %', ['nicht unter 25 %: 25–100 %']],
  ['between 10 and 15 percent', ['10 and 15 percent: 10–15 %']],
  ['0%', ['0%: none']],
  ['gleiche Teile', ['gleiche Teile: equal parts']],
])('counts: %s', (query, expected) => {
  expect(understood(query)).toEqual(expected);
});

it('distinguishes a fruit from products named after it', () => {
  const [orange] = understand('orange', index).terms;
  expect(orange).toMatchObject({ core: [8], loose: [9] });
});

it('detects that others should be like a named drink', () => {
  expect(understand('like a whiskey sour but lighter', index).like).toBe(true);
  expect(understand('lighter than a whiskey sour', index).like).toBe(true);
  expect(understand('whiskey sour', index).like).toBe(false);
});

it.each([
  ['two hundred words', 'gin without lemon '.repeat(70)],
  ['marks of direction', '\u202egin\u202c'],
  ['a regular expression', '.*(gin|rum)+$^[a-'],
  ['emoji', '🍸 gin 🍋'],
  ['nothing but signs', '!!! --- %%%'],
])('reads %s', (_, query) => {
  expect(() => understood(query)).not.toThrow();
});
