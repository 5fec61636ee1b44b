import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The last known state of Firestore's journal, which holds changes that are not in the database file yet. */
interface JournalNote {
  bytes: number;
  /** The print of the database file's head, which changes whenever the journal is taken in. */
  database: string;
  at: string;
}

const HEAD_BYTES = 4096;
const EVERY_MS = 200;

const noteFile = (stateDir: string) => `${stateDir}.journal.json`;
const journalFile = (stateDir: string) => join(stateDir, 'firestore', 'firenook.wal');

function printOfDatabase(stateDir: string): string {
  const handle = openSync(join(stateDir, 'firestore', 'firenook.redb'), 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    readSync(handle, head, 0, HEAD_BYTES, 0);
    return createHash('sha256').update(head).digest('hex');
  } finally {
    closeSync(handle);
  }
}

const look = (stateDir: string): Omit<JournalNote, 'at'> => ({
  bytes: statSync(journalFile(stateDir)).size,
  database: printOfDatabase(stateDir),
});

/**
 * Notes beside the state how long its journal is, several times a second. `stop` ends that; `forget` does,
 * and takes the note away, because the suite was stopped in good order.
 */
export function noteJournal(stateDir: string): { stop: () => void; forget: () => void } {
  let before: Omit<JournalNote, 'at'> | undefined;
  const timer = setInterval(() => {
    try {
      const seen = look(stateDir);
      // A database that has just taken the journal in may be about to empty it.
      const settled = seen.database === before?.database && seen.bytes !== before.bytes;
      before = seen;
      if (!settled) return;
      writeFileSync(
        noteFile(stateDir),
        JSON.stringify({ ...seen, at: new Date().toISOString() } satisfies JournalNote),
      );
    } catch {
      // Being stopped, or a full disk: the note before stays, and says less.
    }
  }, EVERY_MS).unref();
  const stop = () => clearInterval(timer);
  return {
    stop,
    forget: () => {
      stop();
      rmSync(noteFile(stateDir), { force: true });
    },
  };
}

/**
 * A sentence about documents that the journal held when the suite ended without a word, and holds no longer;
 * else undefined.
 */
export function lossInJournal(stateDir: string): string | undefined {
  try {
    const note = JSON.parse(readFileSync(noteFile(stateDir), 'utf8')) as JournalNote;
    const { bytes, database } = look(stateDir);
    if (database !== note.database || bytes >= note.bytes) return undefined;
    return `Documents written shortly before ${note.at} are lost: the journal ${journalFile(stateDir)} held ${note.bytes} bytes then and holds ${bytes} now. A backup may have them.`;
  } catch {
    // No note: the suite was stopped in good order, or never ran here.
    return undefined;
  }
}
