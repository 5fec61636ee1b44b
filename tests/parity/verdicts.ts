import type { ApiName } from '@cellaret/domain/api/endpoints';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { ask, type Failure } from '../api/support/api-client.ts';
import { idToken } from '../rules/support/actors.ts';
import { commit, Refusal, type FirestoreAddress } from '../rules/support/rest.ts';
import { put } from '../rules/support/rules-data.ts';
import type { Person } from '../support/data/test-people.ts';
import type { Body } from './bodies.ts';
import type { Subject } from './subjects.ts';

export type Verdict = 'accepted' | 'refused';

export interface ApiVerdict {
  verdict: Verdict;
  status: number;
  errors: { path: string; message: string }[];
}

/** Asks the API; throws where it answers neither with success nor with a refusal of the body. */
export async function apiVerdict(
  person: Person,
  api: ApiName,
  id: number | undefined,
  body: Body,
): Promise<ApiVerdict> {
  const answer = await ask(person, api, { body, ...(id === undefined ? {} : { params: { id } }) });
  if (answer.status === 200 || answer.status === 201) {
    return { verdict: 'accepted', status: answer.status, errors: [] };
  }
  if (answer.status !== 400 && answer.status !== 422) {
    throw new Error(`${api} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return { verdict: 'refused', status: answer.status, errors: (answer.body as Failure).errors ?? [] };
}

/** Everybody here is Ana: one after the other, each with the first write of an hour. */
let last: Promise<unknown> = Promise.resolve();

const NO_COUNTS = Object.fromEntries(
  Object.keys(LIMITS.hourly).map((kind) => [DOCUMENTS.quota('ana', kind), null]),
);

/** Asks the rules, as a client that validates nothing; puts everything back afterwards. */
export function rulesVerdict(...asked: Parameters<typeof askRules>): Promise<Verdict> {
  const verdict = last.then(() => askRules(...asked));
  last = verdict.catch(() => undefined);
  return verdict;
}

async function askRules(
  address: FirestoreAddress,
  subject: Pick<Subject, 'writes' | 'given'>,
  body: Body,
): Promise<Verdict> {
  try {
    await commit(address, subject.writes(body), idToken('ana'));
  } catch (thrown) {
    if (thrown instanceof Refusal && (thrown.status === 403 || thrown.status === 400)) return 'refused';
    throw thrown;
  }
  await put(address, { ...subject.given, ...NO_COUNTS });
  return 'accepted';
}
