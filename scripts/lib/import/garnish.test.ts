import { describe, expect, it } from 'vitest';
import { isNoGarnish, parseGarnish } from './garnish.ts';

describe('a garnish text', () => {
  it.each<[string, [number, string, string][]]>([
    ['orange twist', [[1, 'twist', 'Orange']]],
    ['Garnish with a lime wheel.', [[1, 'wheel', 'Lime']]],
    [
      'Cherry and lemon twist',
      [
        [1, 'piece', 'Cocktail cherry'],
        [1, 'twist', 'Lemon'],
      ],
    ],
    ['Garnish with two skewered Luxardo maraschino cherries.', [[2, 'piece', 'Cocktail cherry']]],
    ['Orange or lime peel', [[1, 'peel', 'Orange']]],
    ['Freshly grated nutmeg', [[1, 'grating', 'Nutmeg']]],
    ['Half salt rim (Optional)', [[1, 'rim', 'Salt']]],
    ['Optional mint leaf', [[1, 'leaf', 'Mint']]],
  ])('“%s” becomes items', (text, items) => {
    expect(parseGarnish(text).items).toEqual(items);
  });

  it('names the parts in which no ingredient is recognised', () => {
    expect(parseGarnish('Lime zest & Marigold flower')).toMatchObject({
      items: [[1, 'twist', 'Lime']],
      unmatched: ['marigold flower'],
    });
  });

  it('does not take leaves of a fruit for the fruit', () => {
    expect(parseGarnish('Lime wedge and pineapple leaves')).toMatchObject({
      items: [[1, 'wedge', 'Lime']],
      unmatched: ['pineapple leaves'],
    });
  });

  it('tells when it offers a choice', () => {
    expect(parseGarnish('lemon or orange twist').choice).toBe(true);
    expect(parseGarnish('lemon twist').choice).toBe(false);
  });

  it.each([null, '', 'None', 'N/A'])('%j says that there is none', (text) => {
    expect(isNoGarnish(text)).toBe(true);
  });
});
