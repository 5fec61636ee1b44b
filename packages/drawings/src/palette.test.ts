import { describe, expect, it } from 'vitest';
import { DARK, edgePairs, LIGHT, textPairs } from './palette.ts';

/** Relative luminance of a hex colour, 0 (black) to 1 (white), by WCAG 2.2. */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two six-digit hex colours, 1 to 21, by WCAG 2.2; the order does not matter. */
function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

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
