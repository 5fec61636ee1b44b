import { LIMITS } from '@cellaret/domain/core/limits';
import { mark, NO_MARK } from '@cellaret/domain/people/marks';
import { expect, it } from 'vitest';
import { ownTags, tagsOf } from './own-tags.ts';

const tagged = (...tags: string[]) => ({ ...NO_MARK, tags });

it('proposes what is used most first', () => {
  expect(ownTags({ '1': tagged('Sommer'), '2': tagged('Gäste', 'Sommer'), '3': tagged('Apéro') })).toEqual([
    'Sommer',
    'Apéro',
    'Gäste',
  ]);
});

it('takes what is typed as the rules take it: one line, separated by commas, each once, as it is spelled elsewhere', () => {
  expect(tagsOf(['sommer', ' für\tGäste ,herb', 'Herb', ' ', '\u202e'], ['Sommer'])).toEqual([
    'Sommer',
    'für Gäste',
    'herb',
  ]);
});

it('keeps no more, and no longer ones, than there may be', () => {
  const taken = (letters: string) =>
    tagsOf(
      Array.from({ length: 12 }, (_, at) => `${at} ${letters}`),
      [],
    );
  expect(taken('x')).toHaveLength(LIMITS.marks.tags.max);
  expect(taken('x'.repeat(60))).toHaveLength(6);
  expect(taken('夏'.repeat(60))).toHaveLength(2);
  for (const letters of ['x', 'x'.repeat(60), '夏'.repeat(60)])
    expect(mark.safeParse(tagged(...taken(letters))).success).toBe(true);
  expect(mark.safeParse(tagged(...taken('x'.repeat(60)), 'y'.repeat(40))).success).toBe(false);
});
