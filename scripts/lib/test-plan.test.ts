import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.ts';
import { PARTS, readWords } from './test-plan.ts';

const namesOf = (words: string[]) => readWords(words).parts.map(({ name }) => name);

describe('the words of npm test', () => {
  it('without any, run what every change has to pass', () => {
    expect(namesOf([])).toContain('rules');
    expect(namesOf([])).not.toContain('mutants');
  });

  it('run everything with “all”', () => {
    expect(namesOf(['all'])).toEqual(PARTS.map(({ name }) => name));
  });

  it('name parts and choose files', () => {
    expect(namesOf(['rules', 'menus'])).toEqual(['rules']);
    expect(readWords(['rules', 'menus']).filters).toEqual(['menus']);
  });
});

describe('the plan', () => {
  it.each(PARTS.map(({ name }) => name).filter((name) => name !== 'check'))(
    'has a configuration for %s',
    (name) => {
      expect(existsSync(inRoot('tests', `vitest.${name}.config.ts`))).toBe(true);
    },
  );

  it('leaves room within eight minutes for what the machine installs and builds', () => {
    const inTheLanes = PARTS.filter(({ onlyInAll, behind }) => !onlyInAll && !behind);
    const seconds = inTheLanes.reduce((sum, { budget }) => sum + budget, 0);
    expect(seconds / 2).toBeLessThanOrEqual(440);
  });
});
