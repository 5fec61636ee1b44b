import {
  BAR_PATHS,
  inviteDocument,
  isInviteOpen,
  joinPath,
  type Invite,
  type InviteInput,
} from '@cellaret/domain/bars/bar';
import { AppError } from '@cellaret/domain/core/errors';
import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { isOnline } from '#lib/browser/online.ts';
import { writeWithinQuota } from '../firestore/count-write.ts';
import { useStoredDocuments } from '../firestore/live.ts';
import { parseDocument } from '../firestore/parse-documents.ts';
import { readDocument } from '../firestore/read-write.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';

/** An invitation with the code of its link. */
export interface OpenInvite extends Invite {
  code: string;
}

/** The invitations of a bar that its owner made, the newest first. */
export function useInvites(barId: string): Live<OpenInvite[]> {
  const live = useStoredDocuments({ path: BAR_PATHS.invites(barId), limit: LIMITS.liveList });
  if (live.state !== 'ready') return live;
  const value = live.value.map(({ id, data }) => ({ ...parseDocument(inviteDocument, data), code: id }));
  return { ...live, value: value.sort((a, b) => b.created_at.getTime() - a.created_at.getTime()) };
}

const DAY_MS = 86_400_000;

/**
 * Clocks differ: an invitation for as long as there may be one would else be refused for a minute too many.
 */
const MARGIN_MS = 600_000;

/** Makes an invitation. Throws AppError, QuotaExceeded. */
export async function invite(
  barId: string,
  barName: string,
  { role, days, max_uses }: InviteInput,
): Promise<void> {
  if (!isOnline()) throw new AppError('unavailable', 'There is no network');
  const code = newToken();
  await writeWithinQuota({ uid: currentUid(), kind: 'bars' }, code, ({ set, now }) =>
    set(BAR_PATHS.invite(barId, code), {
      bar_name: barName,
      role,
      expires_at: new Date(Date.now() + days * DAY_MS - MARGIN_MS),
      max_uses,
      used_count: 0,
      created_at: now,
    }),
  );
}

/** Nobody joins by it any more. Throws AppError. */
export const withdrawInvite = (barId: string, code: string): Promise<void> =>
  write(({ remove }) => remove(BAR_PATHS.invite(barId, code)));

/** The address that is handed on. */
export const inviteLink = (barId: string, code: string): string =>
  new URL(joinPath(barId, code), location.origin).href;

/** An invitation as the server has it; null if none is open. Throws AppError. */
export async function readOpenInvite(barId: string, code: string): Promise<Invite | null> {
  const found = await readDocument(BAR_PATHS.invite(barId, code), inviteDocument);
  return found !== null && isInviteOpen(found, Date.now()) ? found : null;
}

/** Joins a bar: one becomes a member and the invitation counts it, in one commit. Throws AppError. */
export async function join(barId: string, code: string, { role }: Invite, name: string): Promise<void> {
  if (!isOnline()) throw new AppError('unavailable', 'There is no network');
  const uid = currentUid();
  await write(({ update, joined, more, now }) => {
    update(BAR_PATHS.bar(barId), {
      [`members.${uid}`]: { role, name, since: now },
      member_uids: joined(uid),
      last_member_uid: uid,
      last_invite: code,
      updated_at: now,
    });
    update(BAR_PATHS.invite(barId, code), { used_count: more(1) });
  });
}
