import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { part } from './support/vitest-part.ts';

const root = new URL('api/', import.meta.url).pathname;
const { test } = part('api', { setupFiles: ['../support/begin-quiet.ts'] });

/** What a file says that runs the functions' own code, or changes what all of a process see. */
const IN_PROCESS = /in-process|trigger-world|functions\/src|process\.env|vi\.mock/;

/** What a file says that hands events to the triggers itself, in a project of the process that no other trigger hears of. */
const BY_HAND = /trigger-world/;

const files = readdirSync(root)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(`${root}${name}`, 'utf8') }));
const namesOf = (chosen: typeof files) => chosen.map(({ name }) => name);
const inProcess = files.filter(({ text }) => IN_PROCESS.test(text));
const byHand = inProcess.filter(({ text }) => BY_HAND.test(text) && !text.includes('resetModules'));
const alone = inProcess.filter((file) => !byHand.includes(file));

/** One file after the other. Where one changes nothing that another sees they share a process: what they import is loaded once. */
export default defineConfig({
  root,
  test: {
    slowTestThreshold: 5000,
    projects: [
      { root, test: { ...test, exclude: namesOf(inProcess), isolate: false, sequence: { groupOrder: 0 } } },
      {
        root,
        test: {
          ...test,
          name: 'api by hand',
          include: namesOf(byHand),
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        root,
        test: { ...test, name: 'api in process', include: namesOf(alone), sequence: { groupOrder: 2 } },
      },
    ],
  },
});
