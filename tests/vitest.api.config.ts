import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { part } from './support/vitest-part.ts';

const root = new URL('api/', import.meta.url).pathname;
const { test } = part('api', { setupFiles: ['../support/begin-quiet.ts'] });

/** Matches files that run the functions' own code, or change state of the whole process. */
const IN_PROCESS = /in-process|trigger-data|functions\/src|process\.env|vi\.mock/;
const inProcess = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.test.ts') && IN_PROCESS.test(readFileSync(`${root}${name}`, 'utf8')),
);

/** One file after the other. Those that only ask from outside share a process and its imports. */
export default defineConfig({
  root,
  test: {
    slowTestThreshold: 5000,
    projects: [
      { root, test: { ...test, exclude: inProcess, isolate: false, sequence: { groupOrder: 0 } } },
      { root, test: { ...test, name: 'api in process', include: inProcess, sequence: { groupOrder: 1 } } },
    ],
  },
});
