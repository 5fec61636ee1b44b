import { expect, it } from 'vitest';
import { throughDepth } from './tint.ts';

it('keeps a colour at thickness 1, and a clear liquid at any', () => {
  expect(throughDepth('#c4141e', 1)).toBe('#c4141e');
  expect(throughDepth('#FFFFFF', 3)).toBe('#ffffff');
});

it('is darker with more thickness and paler with less', () => {
  expect(throughDepth('#808080', 2)).toBe('#404040');
  expect(throughDepth('#808080', 0.5)).toBe('#b5b5b5');
});
