import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { DARK, edgePairs, LIGHT, textPairs } from './palette.ts';

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s palette', (_name, scheme) => {
  it.each(textPairs(scheme))('keeps 4.5 : 1 for %s', (_pair, text, background) => {
    expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs(scheme))('keeps 3 : 1 for %s', (_pair, edge, background) => {
    expect(contrastRatio(edge, background)).toBeGreaterThanOrEqual(3);
  });
});

describe('contrast ratio', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#8A5A12', '#8A5A12')).toBe(1);
  });

  it('agrees with a published value for a mid grey', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });
});
