import { describe, expect, it } from 'vitest';
import { bestFirst } from './best-first.ts';

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const order = (names: string[], typed: string) => bestFirst(named(...names), typed).map(({ name }) => name);

describe('what a picker offers', () => {
  it.each([
    ['gin', ['Candied Ginger', 'Ginger beer', 'Gin'], ['Gin', 'Ginger beer', 'Candied Ginger']],
    ['cream', ['Baileys Irish cream', 'Cream'], ['Cream', 'Baileys Irish cream']],
    [
      'orange',
      ['Blood orange juice', 'Orange bitters', 'Orange'],
      ['Orange', 'Orange bitters', 'Blood orange juice'],
    ],
    ['ml', ['2.5 ml measure', 'half ml', 'ml'], ['ml', '2.5 ml measure', 'half ml']],
    ['shake', ['Dry shake', 'Shake'], ['Shake', 'Dry shake']],
  ])('has for %s what is called so first, then what begins so, then the rest', (typed, names, expected) => {
    expect(order(names, typed)).toEqual(expected);
  });

  it('takes singular for plural, plural for singular, and no heed of accents and case', () => {
    expect(order(['Lime juice', 'Lime'], 'LIMES')[0]).toBe('Lime');
    expect(order(['Cherry liqueur', 'Cherries'], 'cherry')[0]).toBe('Cherries');
    expect(order(['Rum, añejo', 'Añejo'], 'anejo')[0]).toBe('Añejo');
    expect(order(['Cassis', 'Glass'], 'cassi')).toEqual(['Cassis']);
  });

  it('knows what else something is called', () => {
    const units = [
      { id: 1, name: 'Blattgold', also: [] },
      { id: 2, name: 'Blatt', also: ['Blätter'] },
    ];
    expect(bestFirst(units, 'Blätter').map(({ id }) => id)).toEqual([2]);
  });

  it('leaves what it cannot tell apart as it was, and everything where nothing is typed', () => {
    expect(order(['Gin b', 'Gin a'], 'gin')).toEqual(['Gin b', 'Gin a']);
    expect(order(['b', 'a'], ' ')).toEqual(['b', 'a']);
  });

  it('keeps what a search found, once, behind what is called so', () => {
    const found = [
      { id: 9, name: 'Tanqueray' },
      { id: 2, name: 'Gin' },
    ];
    const offered = bestFirst(named('Candied Ginger', 'Gin', 'Rum'), 'gin', found);
    expect(offered.map(({ name }) => name)).toEqual(['Gin', 'Candied Ginger', 'Tanqueray']);
  });
});
