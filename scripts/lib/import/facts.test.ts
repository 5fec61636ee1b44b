import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFacts } from './facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'cellaret-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gin = { _id: 'gin', name: 'Gin' };
const item = { _id: 'gin', amount: 30, units: 'ml' };
const martini = { _id: 'martini', name: 'Martini', ingredients: [item] };

/** Reads a file of these facts, one on a line: the opening is lines 1 and 2, the first ingredient line 3. */
function reading(ingredients: object[], cocktails: object[]): () => ReturnType<typeof readFacts> {
  const file = join(folder, 'facts.json');
  const lines = (facts: object[]) => facts.map((fact) => JSON.stringify(fact)).join(',\n');
  writeFileSync(
    file,
    `{\n"ingredients": [\n${lines(ingredients)}\n],\n"cocktails": [\n${lines(cocktails)}\n]\n}`,
  );
  return () => readFacts(file);
}

describe('a file of facts', () => {
  it('is read where nothing is wrong', () => {
    expect(reading([gin], [martini])).not.toThrow();
  });

  it.each<[string, object[], object[], string]>([
    [
      'an ingredient twice',
      [gin, { ...gin, name: 'Other' }],
      [martini],
      'line 4: “Other” _id: “gin” is the _id of an earlier one',
    ],
    [
      'a recipe twice',
      [gin],
      [martini, martini],
      'line 7: “Martini” _id: “martini” is the _id of an earlier one',
    ],
    [
      'an ingredient that is its own parent',
      [{ ...gin, _parent_id: 'gin' }],
      [martini],
      'line 3: “Gin” _parent_id: is its own ancestor',
    ],
    [
      'ingredients in a ring',
      [gin, { _id: 'a', name: 'A', _parent_id: 'b' }, { _id: 'b', name: 'B', _parent_id: 'a' }],
      [martini],
      'line 5: “B” _parent_id: is its own ancestor',
    ],
    [
      'an ingredient on the ninth level',
      [
        gin,
        ...Array.from({ length: 8 }, (_, index) => ({
          _id: `l${index}`,
          name: `Level ${index + 2}`,
          _parent_id: index === 0 ? 'gin' : `l${index - 1}`,
        })),
      ],
      [martini],
      'line 11: “Level 9” _parent_id: lies more than 8 levels deep',
    ],
    [
      'a negative amount',
      [gin],
      [{ ...martini, ingredients: [{ ...item, amount: -1 }] }],
      'line 6: “Martini” ingredients.0.amount: ',
    ],
    [
      'a huge amount',
      [gin],
      [{ ...martini, ingredients: [{ ...item, amount: 1e12 }] }],
      'line 6: “Martini” ingredients.0.amount: ',
    ],
    [
      'more than 100 lines',
      [gin],
      [{ ...martini, ingredients: Array(101).fill(item) }],
      'line 6: “Martini” ingredients: ',
    ],
    [
      'no ingredient of the file',
      [gin],
      [{ ...martini, ingredients: [{ ...item, _id: 'moon' }] }],
      'line 6: “Martini” ingredients: none of its',
    ],
    [
      'half a character',
      [gin],
      [{ ...martini, garnish: 'Twist \ud83c' }],
      'line 6: “Martini” garnish: holds half a character',
    ],
    ['a blank name', [{ ...gin, name: '  ' }], [martini], 'name: is blank'],
  ])('with %s is refused with line and fact', (_what, ingredients, cocktails, message) => {
    expect(reading(ingredients, cocktails)).toThrow(message);
  });

  it('loses what no name may hold', () => {
    const { facts } = reading([{ ...gin, name: 'G\u0000in\u2028No. 1\n' }], [martini])();
    expect(facts.ingredients.map(({ name }) => name)).toEqual(['Gin No. 1 ']);
  });

  it('is told everything that is wrong at once, twenty things in words', () => {
    const wrong = Array.from({ length: 30 }, (_, index) => ({
      ...martini,
      _id: `r${index}`,
      ingredients: [],
    }));
    expect(reading([gin], wrong)).toThrow(/line 6: (.|\n)*line 25: (.|\n)*and 10 more/);
  });
});
