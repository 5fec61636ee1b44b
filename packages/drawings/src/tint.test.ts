import { expect, it } from 'vitest';
import { throughDepth } from './tint.ts';

it('leaves a colour alone at its own thickness, and clear liquid clear at any', () => {
  expect(throughDepth('#c4141e', 1)).toBe('#c4141e');
  expect(throughDepth('#FFFFFF', 3)).toBe('#ffffff');
});

it('deepens with thickness and pales without', () => {
  expect(throughDepth('#808080', 2)).toBe('#404040');
  expect(throughDepth('#808080', 0.5)).toBe('#b5b5b5');
});
