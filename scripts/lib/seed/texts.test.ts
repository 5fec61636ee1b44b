import { describe, expect, it } from 'vitest';
import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all.ts';
import { recipeSources } from '../../../emulator-data/sources/recipes/all.ts';

const ingredients = ingredientGroups.flatMap((group) => group.ingredients);

const texts = [
  ...recipeSources.flatMap(({ name, description, instructions }) => [
    { of: `${name}, description`, text: description, longest: 260 },
    { of: `${name}, instructions`, text: instructions, longest: 320 },
  ]),
  ...ingredients.map(({ name, description }) => ({ of: name, text: description, longest: 160 })),
];

describe('the texts of the catalogue', () => {
  it('are sentences of a bearable length', () => {
    const faulty = texts.filter(
      ({ text, longest }) =>
        text.length > longest || !/^\p{Lu}.*[.!?]$/u.test(text) || / {2}|\s$|\.\.|--/.test(text),
    );
    expect(faulty.map(({ of }) => of)).toEqual([]);
  });

  it('say no sentence twice', () => {
    const bySentence = new Map<string, string[]>();
    for (const { of, text } of texts)
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        const words = sentence.toLowerCase().replaceAll(/[^\p{L}\s]/gu, '');
        bySentence.set(words, [...(bySentence.get(words) ?? []), of]);
      }
    expect([...bySentence].filter(([, all]) => all.length > 1)).toEqual([]);
  });
});
