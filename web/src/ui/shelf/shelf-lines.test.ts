import { describe, expect, it } from 'vitest';
import { shelfLines } from './shelf-lines.ts';

const bottles = ['gin', 'genever', 'rum', 'lime', 'lemon', 'orange'];
const groupOf = (name: string) => (['gin', 'genever', 'rum'].includes(name) ? 'Spirit' : 'Fruit');

describe('the lines of a shelf', () => {
  it('hold as many things as stand side by side, and know their places', () => {
    expect(shelfLines(bottles, 4)).toEqual([
      { kind: 'items', items: ['gin', 'genever', 'rum', 'lime'], first: 0 },
      { kind: 'items', items: ['lemon', 'orange'], first: 4 },
    ]);
  });

  it('begin anew with every group, which says how many are in it', () => {
    expect(shelfLines(bottles, 2, groupOf)).toEqual([
      { kind: 'group', name: 'Spirit', count: 3 },
      { kind: 'items', items: ['gin', 'genever'], first: 0 },
      { kind: 'items', items: ['rum'], first: 2 },
      { kind: 'group', name: 'Fruit', count: 3 },
      { kind: 'items', items: ['lime', 'lemon'], first: 3 },
      { kind: 'items', items: ['orange'], first: 5 },
    ]);
  });

  it('are none of an empty shelf', () => {
    expect(shelfLines([], 2, groupOf)).toEqual([]);
  });
});
