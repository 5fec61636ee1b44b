import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

const WIDTH = 110;

/** Lines of comments below a folder, each with its place. */
const commentsIn = (folder: string): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/node_modules|dist|compiled/.test(path))
    .flatMap((path) =>
      readFileSync(inRoot(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /^\s*(\/\*\*|\/\/|\*)/.test(line) ? [`${folder}/${path}:${at + 1}: ${line}`] : [],
        ),
    );

const textOf = (comment: string): string => comment.replace(/^\S+ /, '');

it('comments name their subject: none begins with "What" or "Whoever"', () => {
  const all = ['web/src', 'functions/src', 'packages', 'scripts', 'tests'].flatMap(commentsIn);
  expect(all.length).toBeGreaterThan(3000);
  expect(all.filter((comment) => /^\s*(\/\*\*|\/\/) ?(What|Whoever)\b/.test(textOf(comment)))).toEqual([]);
});

it(`comments are at most ${WIDTH} characters wide`, () => {
  const all = ['web/src', 'functions/src', 'packages', 'scripts'].flatMap(commentsIn);
  expect(all.filter((comment) => textOf(comment).length > WIDTH)).toEqual([]);
});
