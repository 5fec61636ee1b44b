import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

/** Ends in something that is neither a class nor an id, an attribute or an element. */
const OF_ANY_KIND = /[\s>+~](?:\*|:(?!global)[\w-]+(?:\([^()]*\))?)+$/;

// A browser that knows no better looks at the whole page again at each element that comes or goes, which
// takes a slow phone a tenth of a second for a dialog.
it('no rule that asks by :has() is about elements of any kind inside', () => {
  const selectors = readdirSync(inRoot('web', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => {
      const css = readFileSync(inRoot('web', 'src', path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      return [...css.matchAll(/([^{}]+)\{/g)]
        .flatMap(([, list = '']) => list.split(','))
        .map((one) => one.trim());
    })
    .filter((selector) => selector.includes(':has('));
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter((selector) => OF_ANY_KIND.test(selector))).toEqual([]);
});
