import { LIMITS } from '@cellaret/domain/core/limits';
import { alertDocument } from '@cellaret/domain/moderation/moderation';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { logger } from 'firebase-functions';
import { accountsOf } from '../../store/people.ts';
import { runTransaction } from '../../store/transaction.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Edits remembered of one hour: an alert needs far fewer. */
const MOST_EDITS = 500;

/** How long an instance remembers who is an administrator, and of how many accounts. */
const REMEMBERED_MS = 10 * 60 * 1000;
const MOST_REMEMBERED = 1000;

const administrators = new Map<string, { is: Promise<boolean>; until: number }>();

/** Whether an account is an administrator's: those mend by hundreds. Where it cannot be said, it is not. */
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

/** An edit of an ingredient as a trigger sees it. */
interface Edit {
  id: number;
  version: number;
  by: string;
  /** Who wrote the version before. */
  after: string;
  at: Date;
}

/**
 * Counts an edit of what somebody else wrote, and raises an alert when an account makes unusually many within an hour: administrators see it
 * beside the reports, and Cloud Monitoring in a warning of the log. An event that comes twice counts once.
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
