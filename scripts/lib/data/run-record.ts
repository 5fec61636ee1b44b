import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../command/failure.ts';
import { endProcesses, isAlive, markOf, type ProcessMark } from '../local/processes.ts';
import { endLeftovers } from '../local/suite.ts';

/** Who runs on a data folder; written while running, so that a later start can clean up after a kill. */
interface RunRecord {
  launcher: ProcessMark;
  children: ProcessMark[];
  url: string;
}

const recordFile = (dataDir: string) => join(dataDir, 'run.json');

function readRecord(dataDir: string): RunRecord | undefined {
  if (!existsSync(recordFile(dataDir))) return undefined;
  try {
    return JSON.parse(readFileSync(recordFile(dataDir), 'utf8')) as RunRecord;
  } catch {
    // The launcher was killed while writing it; what it left is still found by its arguments.
    return undefined;
  }
}

/** Throws a `Failure` when a launcher is alive on this data folder. */
export function requireNotRunning(dataDir: string, wayOut: string): void {
  const record = readRecord(dataDir);
  if (!record || !isAlive(record.launcher)) return;
  throw new Failure(
    `Cellaret is already running at ${record.url} (process ${record.launcher.pid}): ${wayOut}.`,
  );
}

/** Ends what a killed launcher left running on this data folder; returns how many processes that were. */
export async function cleanUpAfterKill(dataDir: string, stateDir: string): Promise<number> {
  const children = (readRecord(dataDir)?.children ?? []).filter(isAlive);
  await endProcesses(children, 'SIGINT', 8000);
  const others = await endLeftovers(stateDir);
  rmSync(recordFile(dataDir), { force: true });
  return children.length + others;
}

/** Notes that this process runs on the data folder, with the processes it started so far. */
export function recordRun(dataDir: string, url: string, children: ProcessMark[]): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(
    recordFile(dataDir),
    JSON.stringify({ launcher: markOf(process.pid), children, url } satisfies RunRecord),
  );
}

/** Forgets the run; nothing of it is left. */
export function forgetRun(dataDir: string): void {
  rmSync(recordFile(dataDir), { force: true });
}
