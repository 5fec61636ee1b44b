import { setTimeout as sleep } from 'node:timers/promises';
import { fanOut, type FanOut } from '@cellaret/domain/catalogue/fan-out';
import { FUNCTION_COLLECTIONS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { logger } from 'firebase-functions';
import { findDocuments, readDocument } from '../../store/documents.ts';
import { increment, SERVER_TIME } from '../../store/field-values.ts';
import { enqueueOnce, TASK_SECONDS } from '../../store/tasks.ts';
import { runTransaction } from '../../store/transaction.ts';
import { inParallel } from '../core/in-parallel.ts';
import { dependentsOf, hasDependents, type Place, type Source } from './dependents.ts';
import { messageOf, rebuildOrNote } from './failed-rebuilds.ts';

const WIDTH = 8;

/** Saves the cursor every 100 items, so that a restarted task repeats at most that many. */
const KEPT_EVERY = 100;

/** A source must be unchanged for this long before work starts, so that a burst of edits is one pass. */
const QUIET_MS = 500;
const QUIET_ROUNDS = 10;

/** After this time a task hands over to the next. */
const TASK_MS = (TASK_SECONDS - 120) * 1000;

/** Jobs untouched for this long are treated as orphaned. */
const LOST_MS = 10 * 60 * 1000;
const MOST_RESUMED = 100;

const FUNCTION_NAME = 'onFanOut';

const readJob = (path: string, fields: unknown): FanOut | null => {
  const parsed = fanOut.safeParse(fields);
  if (fields && !parsed.success) logger.error('A job is not of its schema', { path });
  return parsed.data ?? null;
};

/** Payload of a task: the job, and the task's own name, to check that the job is still assigned to it. */
export interface FanOutTask {
  name: string;
  task: string;
}

const pathOf = (name: string) => `${FUNCTION_COLLECTIONS.fanOuts}/${name}`;

const enqueue = (path: string, task: string): Promise<void> => {
  const name = path.slice(path.indexOf('/') + 1);
  return enqueueOnce(FUNCTION_NAME, `${name}-${task}`, { name, task });
};

/** Updates all dependents of a source. Changes during a running job are added to that job. */
export async function requestFanOut(source: Source): Promise<void> {
  if (!(await hasDependents(source))) return;
  const path = FUNCTION_DOCUMENTS.fanOut(source.collection, source.id);
  const task = await runTransaction(async (transaction) => {
    const pending = readJob(path, await transaction.read(path));
    const job = {
      ...source,
      below: source.below || pending?.below === true,
      revision: (pending?.revision ?? 0) + 1,
      requested_at: SERVER_TIME,
      task: pending?.task ?? String(newId()),
      through: pending?.through ?? null,
      settled: pending?.settled ?? 0,
      touched_at: SERVER_TIME,
      failure: pending?.failure ?? null,
    };
    transaction.set(path, job);
    return job.task;
  });
  await enqueue(path, task);
}

async function enqueueAnew(path: string): Promise<void> {
  const task = String(newId());
  const isThere = await runTransaction(async (transaction) => {
    if ((await transaction.read(path)) === null) return false;
    transaction.update(path, { task, touched_at: SERVER_TIME });
    return true;
  });
  if (isThere) await enqueue(path, task);
}

/** The job if it is still assigned to the task; null if it is finished or was reassigned. */
const heldJob = (path: string, fields: unknown, task: string): FanOut | null => {
  const job = readJob(path, fields);
  return job?.task === task ? job : null;
};

/** Waits until a source has been quiet, at most ten rounds, and returns its job. */
async function quietJob(path: string, task: string, quietMs: number): Promise<FanOut | null> {
  for (let round = 0; ; round += 1) {
    const job = heldJob(path, await readDocument(path), task);
    const left = job && !job.through ? quietMs - (Date.now() - job.requested_at.getTime()) : 0;
    if (left <= 0 || round === QUIET_ROUNDS) return job;
    await sleep(Math.min(left, quietMs));
  }
}

/** A pass over all dependents: its task, and the source's revision at its start. */
interface Pass {
  path: string;
  task: string;
  revision: number;
}

/** Saves the cursor of a pass; false if the job was reassigned. */
const keepPlace = ({ path, task, revision }: Pass, place: Place, settled: number): Promise<boolean> =>
  runTransaction(async (transaction) => {
    if (!heldJob(path, await transaction.read(path), task)) return false;
    transaction.update(path, {
      through: { revision, ...place },
      settled: increment(settled),
      touched_at: SERVER_TIME,
      failure: null,
    });
    return true;
  });

/** Removes the job if its source did not change during the pass; otherwise resets the cursor. */
const finish = ({ path, task, revision }: Pass): Promise<boolean> =>
  runTransaction(async (transaction) => {
    const job = heldJob(path, await transaction.read(path), task);
    if (!job) return true;
    const isDone = job.revision === revision;
    if (isDone) transaction.remove(path);
    else transaction.update(path, { through: null, touched_at: SERVER_TIME });
    return isDone;
  });

type Outcome = 'complete' | 'out of time' | 'taken over';

/** Rebuilds all dependents, starting at the saved cursor. */
async function rebuildAll(pass: Pass, job: FanOut, until: number): Promise<Outcome> {
  const seen = new Set<number>();
  let unkept = 0;
  for await (const { kind, ids, end } of dependentsOf(job, job.through)) {
    const fresh = kind === 'recipe' ? ids.filter((id) => !seen.has(id)) : ids;
    await inParallel(fresh, WIDTH, (id) => rebuildOrNote(kind, id));
    if (kind === 'recipe') for (const id of fresh) seen.add(id);
    unkept += fresh.length;
    if (unkept < KEPT_EVERY) continue;
    if (!(await keepPlace(pass, end, unkept))) return 'taken over';
    unkept = 0;
    if (Date.now() > until) return 'out of time';
  }
  return 'complete';
}

/** Works on a job until dependents have the latest change; a change during a pass causes another one. */
export async function runFanOut(
  { name, task }: FanOutTask,
  { quietMs = QUIET_MS, taskMs = TASK_MS }: { quietMs?: number; taskMs?: number } = {},
): Promise<void> {
  const path = pathOf(name);
  const until = Date.now() + taskMs;
  for (;;) {
    const job = await quietJob(path, task, quietMs);
    if (!job) return;
    const pass = { path, task, revision: job.through?.revision ?? job.revision };
    const outcome = await rebuildAll(pass, job, until);
    if (outcome === 'out of time') return enqueueAnew(path);
    if (outcome === 'taken over' || (await finish(pass))) return;
  }
}

export async function noteFailure({ name }: FanOutTask, failure: unknown): Promise<void> {
  const path = pathOf(name);
  await runTransaction(async (transaction) => {
    if ((await transaction.read(path)) === null) return;
    transaction.update(path, { failure: messageOf(failure), touched_at: SERVER_TIME });
  });
}

/** Assigns orphaned jobs to new tasks; returns their number. */
export async function resumeFanOuts(lostMs = LOST_MS): Promise<number> {
  const lost = await findDocuments(FUNCTION_COLLECTIONS.fanOuts, {
    where: [['touched_at', '<', new Date(Date.now() - lostMs)]],
    orderBy: ['touched_at', 'asc'],
    limit: MOST_RESUMED,
  });
  if (lost.length > 0) logger.warn('Jobs were lost with their tasks', { count: lost.length });
  for (const { path } of lost) await enqueueAnew(path);
  return lost.length;
}
