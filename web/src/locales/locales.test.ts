import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';

const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, locale, file), 'utf8')) as Record<string, string>;

const areas = readdirSync(join(import.meta.dirname, 'en'));

/** All code of the app but its tests. */
const code = (): string =>
  readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
    .join('\n');

/** Ids whose end is known at run time, such as `tonight.for-all.${fit}`. */
const builtIds = (source: string): RegExp[] =>
  [...source.matchAll(/`([a-z][\w.-]*\$\{[^`]*)`/g)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );

/**
 * The names of the values a message takes, from its compiled form: a placeholder is `[name, …]`, a text a
 * string.
 */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    if (Array.isArray(part)) {
      if (typeof part[0] === 'string') names.add(part[0]);
      part.slice(1).forEach(visit);
    } else
      Object.values(part).forEach((branch) => (Array.isArray(branch) ? branch.forEach(visit) : undefined));
  };
  const compiled = compileMessage(message);
  if (Array.isArray(compiled)) compiled.forEach(visit);
  return [...names].sort();
}

/** Words that are the same in both languages. */
const SAME = new Set(
  'Bar bitter cl Drink Drinks g Google In kB kg Link MB min ml Name Optional oz Party System Version'
    .toLowerCase()
    .split(' '),
);

describe('the texts', () => {
  it('cover the same areas in both languages', () => {
    expect(readdirSync(join(import.meta.dirname, 'de'))).toEqual(areas);
  });

  it.each(areas)('say the same things in both languages: %s', (file) => {
    const english = read('en', file);
    const german = read('de', file);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
    for (const [id, text] of Object.entries(english))
      expect([id, ...placeholders(german[id] ?? '')]).toEqual([id, ...placeholders(text)]);
  });

  it.each(areas)('are not left in English: %s', (file) => {
    const german = read('de', file);
    const same = Object.entries(read('en', file)).filter(([id, text]) => german[id] === text);
    const words = ([, text]: [string, string]) => text.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
    expect(same.filter((entry) => !words(entry).every((word) => SAME.has(word.toLowerCase())))).toEqual([]);
  });

  it('never use one id for two texts', () => {
    const ids = areas.flatMap((file) => Object.keys(read('en', file)));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are each shown by a screen', () => {
    const source = code();
    const built = builtIds(source);
    const ids = areas.flatMap((file) => Object.keys(read('en', file)));
    expect(ids.filter((id) => !source.includes(`'${id}'`) && !built.some((some) => some.test(id)))).toEqual(
      [],
    );
  });
});
