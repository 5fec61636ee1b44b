import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

const WIDTH = 110;

interface CommentLine {
  place: string;
  line: string;
  /** True on the line where a comment starts to speak. */
  starts: boolean;
}

const comments: CommentLine[] = ['web/src', 'functions/src', 'packages', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/node_modules|dist|compiled/.test(path))
  .flatMap((path) => {
    const lines = readFileSync(inRoot(path), 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      /^\s*(\/\*\*|\/\/|\*)/.test(line)
        ? [
            {
              place: `${path}:${at + 1}`,
              line,
              starts: !/^\s*\*/.test(line) || /^\s*\/\*\*$/.test(lines[at - 1] ?? ''),
            },
          ]
        : [],
    );
  });

const placesOf = (found: readonly CommentLine[]): string[] =>
  found.map(({ place, line }) => `${place}: ${line.trim()}`);

it('comments name their subject: none starts with "What", "Whoever" or "Whether"', () => {
  expect(comments.length).toBeGreaterThan(3000);
  const nameless = comments.filter(
    ({ line, starts }) => starts && /^\s*(\/\*\*|\/\/|\*) ?(What|Whoever|Whether)\b/.test(line),
  );
  expect(placesOf(nameless)).toEqual([]);
});

it(`comments outside of tests/ are at most ${WIDTH} characters wide`, () => {
  const wide = comments.filter(({ place, line }) => !place.startsWith('tests/') && line.length > WIDTH);
  expect(placesOf(wide)).toEqual([]);
});
