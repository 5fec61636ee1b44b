import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { API, type ApiName } from '@cellaret/domain/api/endpoints';
import { newPerson, type Person } from '../../tests/support/data/test-people.ts';
import { succeedApi, timedFetch, type ApiCase } from './api-call.ts';
import { apiCases } from './api-cases.ts';
import { figure, percentile } from './measure.ts';
import { printed, saveMeasurement } from './measurements.ts';

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** Requests that are not counted, before those that are. */
const WARM_UP = 10;

/** So many endpoints are in the report; the terminal shows all. */
const REPORTED = 8;

/** How many requests are measured, and on what. */
export interface ApiRequests {
  readonly reads: number;
  readonly writes: number;
  /** Contents of the catalogue, in words for the report. */
  readonly catalogue: string;
}

interface Latency {
  readonly name: string;
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly reads: number;
  readonly writes: number;
}

const latency = (name: string, calls: readonly { ms: number; reads: number; writes: number }[]): Latency => {
  const times = calls.map(({ ms }) => ms);
  return {
    name,
    requests: calls.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    reads: Math.max(...calls.map(({ reads }) => reads)),
    writes: Math.max(...calls.map(({ writes }) => writes)),
  };
};

/** Latency of the same client against a server that does nothing but answer. */
async function measureBare(requests: number): Promise<Latency> {
  const child = spawn(process.execPath, ['--import', 'tsx', BARE_SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = `http://127.0.0.1:${line.toString().trim()}/`;
    for (let turn = 0; turn < WARM_UP; turn += 1) await timedFetch(url, {});
    const calls: { ms: number; reads: number; writes: number }[] = [];
    for (let turn = 0; turn < requests; turn += 1) {
      const { ms } = await timedFetch(url, { headers: { authorization: 'Bearer of-no-one' } });
      calls.push({ ms, reads: 0, writes: 0 });
    }
    return latency('bare node:http', calls);
  } finally {
    child.kill();
  }
}

async function measureCase(
  person: Person,
  name: ApiName,
  { turn, writes }: ApiCase,
  requests: ApiRequests,
): Promise<Latency> {
  const count = WARM_UP + (writes ? requests.writes : requests.reads);
  const calls = [];
  for (let at = 0; at < count; at += 1) {
    const { person: asking = person, ...asked } = await turn(at);
    calls.push(await succeedApi(asking, name, asked));
  }
  const { method, path } = API[name];
  return latency(`${method} ${path}`, calls.slice(WARM_UP));
}

/**
 * Measures every endpoint of the contract, one request after the other, and a bare server in the same run.
 */
export async function benchApi(requests: ApiRequests): Promise<void> {
  const person = await newPerson();
  const cases = await apiCases(person);
  const bare = await measureBare(requests.reads);
  const results = [bare];
  for (const [name, one] of Object.entries(cases) as [ApiName, ApiCase][])
    results.push(await measureCase(person, name, one, requests));
  const rowOf = ({ name, p50, p95, reads, writes }: Latency) => ({
    route: name,
    'p50/p95 ms': `${figure(p50)}/${figure(p95)}`,
    'documents read': reads,
    'documents written': writes,
  });
  console.log(printed(results.map(rowOf)));
  const slowest = results.toSorted((one, other) => other.p50 - one.p50);
  const middle = percentile(
    results.map(({ p50 }) => p50),
    0.5,
  );
  saveMeasurement({
    name: 'api',
    title: 'API latency by route',
    rows: [bare, ...slowest.slice(0, REPORTED)].map(rowOf),
    notes: [
      `The slowest ${REPORTED} of ${results.length - 1} endpoints, and a bare server; the median of all is ${figure(middle)} ms.`,
      `One person, one request after the other, warm, ${requests.reads} reads and ${requests.writes} writes a route, on ${requests.catalogue}.`,
      'Requests pass local hosting, the functions emulator and its worker; the bare server is asked directly.',
      'Writes are measured while the triggers of the ones before still run.',
    ],
  });
}
