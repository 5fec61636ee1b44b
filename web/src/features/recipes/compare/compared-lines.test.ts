import { describe, expect, it } from 'vitest';
import { comparedLines } from './compared-lines.ts';

const SPIRIT = 1;
const VERMOUTH = 2;
const FRUIT = 3;

const line = (ingredient_id: number, ingredient_type_id: number, garnish_only = false) => ({
  ingredient_id,
  garnish_only,
  ingredient: {
    id: ingredient_id,
    ingredient_name: '',
    ingredient_type_id,
    ingredient_type_name: '',
    alcohol_abv: 0,
    scores: [],
  },
});

const gin = line(1, SPIRIT);
const bourbon = line(2, SPIRIT);
const campari = line(3, SPIRIT);
const vermouth = line(4, VERMOUTH);
const orange = line(5, FRUIT);
const twist = line(5, FRUIT, true);

const outline = (rows: ReturnType<typeof comparedLines<typeof gin>>) =>
  rows.map(({ kind, one, other }) => [
    kind,
    one.map((item) => item.ingredient_id),
    other.map((item) => item.ingredient_id),
  ]);

describe('the lines of two recipes', () => {
  it('stand beside each other where both ask for the same, and where one takes another of its type', () => {
    expect(outline(comparedLines([gin, campari, vermouth], [vermouth, campari, bourbon]))).toEqual([
      ['instead', [1], [2]],
      ['shared', [3], [3]],
      ['shared', [4], [4]],
    ]);
  });

  it('stand alone where only one recipe has anything like it, those of the other last', () => {
    expect(outline(comparedLines([gin, campari], [orange, gin]))).toEqual([
      ['shared', [1], [1]],
      ['only', [3], []],
      ['only', [], [5]],
    ]);
  });

  it('tell a garnish from what is in the drink, and keep two lines of one ingredient together', () => {
    expect(outline(comparedLines([orange, orange], [twist, orange]))).toEqual([
      ['shared', [5, 5], [5]],
      ['only', [], [5]],
    ]);
  });
});
