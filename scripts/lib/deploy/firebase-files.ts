import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FUNCTION_SHAPES, WEB_SHAPES } from '../../../tests/rules/query-shapes.ts';
import { parseRules } from '../../../tests/rules/support/rules-tree.ts';
import { Failure, messageOf } from '../command/failure.ts';
import { inRoot } from '../paths.ts';
import { missingIndexes, type IndexFile } from './index-coverage.ts';

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** The part of firebase.json that a deploy of the functions follows. */
export function functionsTarget(): { runtime: string; source: string } {
  const { functions } = JSON.parse(read('firebase.json')) as {
    functions: { runtime: string; source: string }[];
  };
  const [target] = functions;
  if (!target) throw new Failure('firebase.json declares no functions.');
  return target;
}

/** The oldest runtime the functions are deployed to. */
const OLDEST_RUNTIME = 22;

/** The runtime of firebase.json is one that is not about to be switched off. */
export function checkRuntime(): string {
  const { runtime } = functionsTarget();
  if (Number(/^nodejs(\d+)$/.exec(runtime)?.[1] ?? 0) < OLDEST_RUNTIME)
    throw new Failure(`firebase.json deploys to ${runtime}: name nodejs${OLDEST_RUNTIME} or newer there.`);
  return `${runtime}, built with Node ${process.versions.node}`;
}

/** The rules are accepted by the grammar Google publishes for them. */
export function checkRules(): string {
  const files = ['firestore.rules', 'storage.rules'];
  for (const file of files) {
    try {
      parseRules(read(file));
    } catch (thrown) {
      throw new Failure(`${file} is not accepted by Google’s grammar: ${messageOf(thrown)}`);
    }
  }
  return files.join(', ');
}

/** The index file is what firebase-tools takes, and covers every query of the product. */
export function checkIndexes(): string {
  const file = JSON.parse(read('firestore.indexes.json')) as IndexFile;
  // The very check of the deploy; it is not part of the package's documented interface, so only its result
  // is used.
  const { FirestoreApi } = createRequire(import.meta.url)('firebase-tools/lib/firestore/api.js') as {
    FirestoreApi: new () => { validateSpec: (spec: unknown) => void };
  };
  new FirestoreApi().validateSpec(file);
  const queries = [...WEB_SHAPES, ...FUNCTION_SHAPES];
  const missing = missingIndexes(queries, file);
  if (missing.length > 0) throw new Failure(`firestore.indexes.json lacks ${missing.join('; ')}`);
  return `${file.indexes.length} composite indexes cover ${queries.length} query shapes`;
}
