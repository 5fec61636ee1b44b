import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { PARTS, readWords } from './test-plan.ts';

const namesOf = (words: string[]) => readWords(words).parts.map(({ name }) => name);

describe('the words of npm test', () => {
  it('without any, run what every change has to pass', () => {
    expect(namesOf([])).toContain('rules');
    expect(namesOf([])).not.toContain('mutants');
  });

  it('leave out what is slow unless there are any', () => {
    expect([[], ['all'], ['pages'], ['menus']].map((words) => readWords(words).quick)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('run everything with “all”', () => {
    expect(namesOf(['all'])).toEqual(PARTS.map(({ name }) => name));
  });

  it('run on Google’s own emulators with “official”, and nothing else', () => {
    expect(namesOf(['official'])).toContain('official-rules');
    expect(readWords(['official', 'menus']).parts.every(({ onGoogle }) => onGoogle !== undefined)).toBe(true);
    expect(readWords(['official', 'menus']).filters).toEqual(['menus']);
  });

  it('name parts and choose files', () => {
    expect(namesOf(['rules', 'menus'])).toEqual(['rules']);
    expect(readWords(['rules', 'menus']).filters).toEqual(['menus']);
  });
});

describe('the plan', () => {
  it.each(PARTS.filter(({ name }) => name !== 'check'))(
    'has a configuration for $name',
    ({ name, onGoogle }) => {
      expect(existsSync(inRoot('tests', `vitest.${onGoogle ?? name}.config.ts`))).toBe(true);
    },
  );

  it('leaves room within eight minutes for what the machine installs and builds', () => {
    const inTheLanes = PARTS.filter(({ onlyInAll, behind }) => !onlyInAll && !behind);
    const seconds = inTheLanes.reduce((sum, { budget }) => sum + budget, 0);
    expect(seconds / 2).toBeLessThanOrEqual(440);
  });
});
