import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  setLogLevel,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectId } from '../../scripts/lib/local/suite.ts';
import { FUNCTION_SHAPES, UNCOVERED, WEB_SHAPES, type QueryShape } from './query-shapes.ts';
import { tokenOptions } from './support/actors.ts';
import { startFirestore, type FirestoreEngine } from './support/firestore-engine.ts';

/** A Firestore that refuses what firestore.indexes.json does not cover, as production does. */
let engine: FirestoreEngine;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  engine = await startFirestore(['--strict-indexes']);
  environment = await initializeTestEnvironment({ projectId, firestore: engine.address });
});

afterAll(async () => {
  await environment.cleanup();
  await engine.stop();
});

async function ask(db: Firestore, shape: QueryShape): Promise<void> {
  const field = (name: string) => (name === '__name__' ? documentId() : name);
  await getDocs(
    query(
      collection(db, shape.collection),
      ...(shape.where ?? []).map(([name, operator, value]) => where(field(name), operator, value)),
      ...(shape.orderBy ? [orderBy(field(shape.orderBy[0]), shape.orderBy[1])] : []),
      limit(shape.limit),
    ),
  );
}

const asAna = () =>
  environment.authenticatedContext('ana', tokenOptions('ana')).firestore() as unknown as Firestore;

const asOwner = (work: (db: Firestore) => Promise<void>) =>
  environment.withSecurityRulesDisabled((context) => work(context.firestore() as unknown as Firestore));

describe('queries of the web app pass the rules and are covered by an index', () => {
  test.each(WEB_SHAPES.map((shape) => [shape.use, shape] as const))('%s', (_use, shape) =>
    expect(ask(asAna(), shape)).resolves.toBeUndefined(),
  );
});

describe('queries of the functions are covered by an index', () => {
  test.each(FUNCTION_SHAPES.map((shape) => [shape.use, shape] as const))('%s', (_use, shape) =>
    expect(asOwner((db) => ask(db, shape))).resolves.toBeUndefined(),
  );
});

test('a query without an index is refused, so that the others mean something', async () => {
  await expect(asOwner((db) => ask(db, UNCOVERED))).rejects.toMatchObject({ code: 'failed-precondition' });
});
