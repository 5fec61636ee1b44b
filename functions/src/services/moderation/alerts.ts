import { LIMITS } from '@cellaret/domain/core/limits';
import { alertDocument } from '@cellaret/domain/moderation/moderation';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { logger } from 'firebase-functions';
import { accountsOf } from '../../store/auth-accounts.ts';
import { runTransaction } from '../../store/transaction.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Edits stored per account and hour; an alert needs far fewer. */
const MOST_EDITS = 500;

/** Lifetime and size of the cache of administrators. */
const REMEMBERED_MS = 10 * 60 * 1000;
const MOST_REMEMBERED = 1000;

const administrators = new Map<string, { is: Promise<boolean>; until: number }>();

/** True if the account is an administrator, who may make many edits. False if Auth does not answer. */
function isAdministrator(uid: string): Promise<boolean> {
  const known = administrators.get(uid);
  if (known && known.until > Date.now()) return known.is;
  if (administrators.size >= MOST_REMEMBERED) administrators.clear();
  const is = accountsOf([uid]).then(
    (accounts) => accounts.get(uid)?.isAdmin === true,
    () => false,
  );
  administrators.set(uid, { is, until: Date.now() + REMEMBERED_MS });
  return is;
}

interface Edit {
  id: number;
  version: number;
  by: string;
  /** The author of the previous version. */
  after: string;
  at: Date;
}

/**
 * Counts edits of other people's versions, once per event. Above the hourly limit it raises an alert for
 * administrators, and logs a warning for Cloud Monitoring.
 */
export async function noteEdit({ id, version, by, after, at }: Edit): Promise<void> {
  if (by === after || (await isAdministrator(by))) return;
  const edit = `${id}:${version}`;
  const raised = await runTransaction(async (transaction) => {
    const stored = alertDocument.safeParse(await transaction.read(MODERATION_DOCUMENTS.alert(by))).data;
    const goesOn = stored !== undefined && at.getTime() - stored.began_at.getTime() < HOUR_MS;
    const before = goesOn ? stored.edits : [];
    if (before.includes(edit) || before.length >= MOST_EDITS) return false;
    const edits = [...before, edit];
    const raises = edits.length === LIMITS.moderation.editsPerHour + 1;
    const began_at = goesOn ? stored.began_at : at;
    transaction.set(MODERATION_DOCUMENTS.alert(by), {
      uid: by,
      began_at,
      edits,
      open: raises || stored?.open === true,
    });
    return raises;
  });
  if (raised)
    logger.warn('An account edits unusually much', { uid: by, edits: LIMITS.moderation.editsPerHour + 1 });
}
