import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { hunter, type Hunter } from './mutants/hunt.ts';
import { mutantsOf } from './mutants/mutations.ts';
import { whyUnnoticed } from './mutants/survivors.ts';
import { startFirestore, type FirestoreEngine } from './support/firestore-engine.ts';

/** A sample in every run, as large however much the rules grow; `npm run test:mutants` tries them all. */
const SAMPLE = 20;

const mutants = mutantsOf(readFileSync(inRoot('firestore.rules'), 'utf8'));
let engine: FirestoreEngine;
let hunt: Hunter;

beforeAll(async () => {
  engine = await startFirestore();
  hunt = await hunter(engine.address);
});

afterAll(async () => {
  await hunt.close();
  await engine.stop();
});

test('there are mutants of every part of the rules', () => {
  expect(mutants.length).toBeGreaterThan(900);
});

test('a sample of small mistakes in the rules is noticed', { timeout: 300_000 }, async () => {
  const every = Math.ceil(mutants.length / SAMPLE);
  const sample = mutants.filter(({ what }, index) => index % every === 0 && whyUnnoticed(what) === null);
  const unnoticed: string[] = [];
  for (const mutant of sample) {
    if ((await hunt.killer(mutant)) === null)
      unnoticed.push(`firestore.rules:${mutant.line}: ${mutant.what}`);
  }
  expect(unnoticed).toEqual([]);
});
