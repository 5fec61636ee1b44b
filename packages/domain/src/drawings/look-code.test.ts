import { describe, expect, it } from 'vitest';
import { lookCode, lookOfCode } from './look-code.ts';
import { drinkLook } from './look.ts';

const item = (name: string, volumeMl: number | null, garnishOnly = false) => ({
  names: [name],
  typeName: 'Liqueur',
  colourIntensity: 6,
  volumeMl,
  garnishOnly,
});

const gimlet = drinkLook({
  glassware: ['Coupe'],
  methods: ['Shake'],
  items: [item('Gin', 60), item('Lime juice', 20), item('Egg white', 15), item('Lime wheel', null, true)],
});
const highball = drinkLook({
  glassware: ['Highball glass'],
  methods: ['Build'],
  items: [item('Campari', 30), item('Soda water', 120)],
});

describe('lookCode', () => {
  it.each([gimlet, highball])('restores the appearance', (look) => {
    expect(lookOfCode(lookCode(look))).toEqual(look);
  });

  it('is short', () => {
    expect(lookCode(gimlet).length).toBeLessThan(JSON.stringify(gimlet).length / 2);
  });

  it.each(['', 'coupe', 'bucket 00FF00 50 0  none', 'coupe 00FF00 x 0  none'])('refuses %j', (code) => {
    expect(lookOfCode(code)).toBeNull();
  });
});
