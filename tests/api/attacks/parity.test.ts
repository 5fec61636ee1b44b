import type { ApiName } from '@cellaret/domain/api/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBeyondTheFourth, isMoved, meantDifferences } from '../../parity/meant-differences.ts';
import { shareData, type SharedData } from '../../parity/parity-data.ts';
import { subjectsOf, type Subject } from '../../parity/subjects.ts';
import { apiVerdict, rulesVerdict } from '../../parity/verdicts.ts';
import { startFirestore, type FirestoreEngine } from '../../rules/support/firestore-engine.ts';
import { put } from '../../rules/support/rules-data.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { ask } from '../support/api-client.ts';

/** Writes every body by the API and directly under the rules, in two equal Firestores without triggers. */
const cases = Number(process.env.CELLARET_PARITY_CASES ?? 1000);
// The same cases in every run, so that a change alone can turn it red; other seeds look further.
const seed = Number(process.env.CELLARET_PARITY_SEED ?? 20_261_120);
const SUBJECT_NAMES = [
  'ingredient created',
  'ingredient updated',
  'recipe created',
  'recipe updated',
  'recipe shared',
  'cabinet created',
  'cabinet renamed',
  'menu created',
  'menu renamed',
  'cabinet item saved',
  'menu item saved',
  'mark saved',
  'drink made',
];
/** Their bodies, and the conditions that take them, are those of another subject. */
const SELDOM = /updated|cabinet renamed|menu created|menu item/;
const casesEach = Math.ceil(cases / SUBJECT_NAMES.length);
/** The first of them, which `npm test` tries for the other subjects. */
const firstCases = Math.ceil(casesEach / 2);

let engine: FirestoreEngine;
let shared: SharedData;
let subjects: Subject[];

/** Then somebody else asks: one person may ask, and write, only so often. */
const requestsEach = 90;

beforeAll(async () => {
  engine = await startFirestore();
  shared = await shareData(engine.address);
  subjects = subjectsOf(shared);
  console.log(`parity: CELLARET_PARITY_SEED=${seed}`);
});

afterAll(async () => {
  await engine.stop();
});

async function created(person: Person, { api, body }: { api: ApiName; body: unknown }): Promise<number> {
  const answer = await ask(person, api, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body as { id: number }).id;
}

/** Asks as somebody new, on something of their own where the endpoint needs that. */
function asker(subject: Subject) {
  let person: Person | undefined;
  let id: number | undefined;
  let left = 0;
  return async (body: Record<string, unknown>) => {
    if (!person || left === 0) {
      person = await newPerson();
      left = requestsEach;
      id = subject.before ? await created(person, subject.before) : undefined;
    }
    left -= 1;
    return apiVerdict(person, subject.api, id, body);
  };
}

describe.concurrent('the rules and the API give the same verdict', () => {
  const sameVerdict = (numRuns: number) => async (name: string) => {
    const subject = subjects.find((one) => one.name === name);
    if (!subject) throw new Error(`nobody knows ${name}`);
    const askApi = asker(subject);
    const seen = { accepted: 0, refused: 0 };
    await put(engine.address, subject.given);
    const property = fc.asyncProperty(subject.bodies, async (generated) => {
      // The body that the API receives: JSON has no −0, and lone surrogates do not matter.
      const body = JSON.parse(JSON.stringify(generated)) as Record<string, unknown>;
      const [api, rules] = await Promise.all([askApi(body), rulesVerdict(engine.address, subject, body)]);
      seen[api.verdict] += 1;
      if (isBeyondTheFourth(api, rules) || (name === 'ingredient updated' && isMoved(body, api, rules)))
        return;
      expect({ verdict: rules, of: 'rules' }, JSON.stringify(api)).toEqual({
        verdict: api.verdict,
        of: 'rules',
      });
    });
    await fc.assert(property, { numRuns, seed, endOnFailure: false });
    // A generator that only ever makes one kind would prove nothing.
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(numRuns / 20);
  };
  const often = SUBJECT_NAMES.filter((name) => !SELDOM.test(name));

  test.each(often)('%s', { timeout: 600_000 }, sameVerdict(firstCases));
  test.each(SUBJECT_NAMES)('%s, at length', { timeout: 600_000, tags: 'slow' }, sameVerdict(casesEach));
});

describe('differences that are meant', () => {
  test.each([0, 1, 2, 3, 4])('number %i of the list is as it says', async (index) => {
    const difference = meantDifferences(shared)[index];
    if (!difference) throw new Error('the list is shorter');
    const person = await newPerson();
    const needsCabinet = difference.api === 'saveBarCabinetItem';
    const id = needsCabinet
      ? await created(person, { api: 'createBarCabinet', body: { bar_cabinet_name: 'Own', is_active: true } })
      : undefined;
    await put(engine.address, difference.given);
    const api = (await apiVerdict(person, difference.api, id, difference.body)).verdict;
    const rules = await rulesVerdict(engine.address, { ...difference, writes: () => difference.writes }, {});
    expect({ ...difference, apiVerdict: api, rulesVerdict: rules }).toEqual(difference);
  });

  test('the list has no more than those', () => {
    expect(meantDifferences(shared)).toHaveLength(5);
  });
});
