import { BAR_PATHS, barDocument, roleIn, type Bar, type BarRole } from '@cellaret/domain/bars/bar';
import { AppError } from '@cellaret/domain/core/errors';
import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { isOnline } from '#lib/browser/online.ts';
import type { Query } from '../firestore/client.ts';
import { writeWithinQuota } from '../firestore/count-write.ts';
import { useDocuments } from '../firestore/live.ts';
import { loadClient } from '../firestore/load-client.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';

/** The bars that one belongs to. */
const ownBars = () =>
  ({
    path: BAR_PATHS.bars,
    contains: ['member_uids', currentUid()],
    limit: LIMITS.liveList,
  }) satisfies Query;

/**
 * The bars that one belongs to, followed: the server takes one that one belongs to no longer out of the list.
 */
export const useBars = (): Live<Bar[]> => useDocuments(ownBars(), barDocument);

/** True if the server says that the user belongs to a bar. Throws the errors of reading. */
export async function belongsTo(id: string): Promise<boolean> {
  const bars = await (await loadClient()).readQuery(ownBars(), 'server');
  return bars.some((bar) => bar.id === id);
}

/** The signed-in user's role in a bar. */
export const ownRole = (bar: Bar): BarRole => roleIn(bar, currentUid()) ?? 'viewer';

/** Who belongs to a bar is the server's to say: without a network nothing of it is left waiting. */
function online(): void {
  if (!isOnline()) throw new AppError('unavailable', 'There is no network');
}

/**
 * Opens a bar with oneself as its owner. Resolves with its id when the server has it. Throws AppError,
 * QuotaExceeded.
 */
export async function createBar(name: string, memberName: string): Promise<string> {
  online();
  const id = newToken();
  const uid = currentUid();
  await writeWithinQuota({ uid, kind: 'bars' }, id, ({ set, now }) =>
    set(BAR_PATHS.bar(id), {
      id,
      bar_name: name,
      owner_uid: uid,
      members: { [uid]: { role: 'owner', name: memberName, since: now } },
      member_uids: [uid],
      last_member_uid: uid,
      last_invite: null,
      currency: null,
      created_at: now,
      updated_at: now,
    }),
  );
  return id;
}

/** Throws AppError. */
export const renameBar = (id: string, name: string): Promise<void> =>
  write(({ update, now }) => update(BAR_PATHS.bar(id), { bar_name: name, updated_at: now }));

/** Makes somebody a keeper or a viewer. Throws AppError. */
export async function changeRole(id: string, uid: string, role: BarRole): Promise<void> {
  online();
  await write(({ update, now }) =>
    update(BAR_PATHS.bar(id), { [`members.${uid}.role`]: role, last_member_uid: uid, updated_at: now }),
  );
}

/** Makes somebody else the owner, and oneself a keeper. Throws AppError. */
export async function handOver(id: string, uid: string): Promise<void> {
  online();
  await write(({ update, now }) =>
    update(BAR_PATHS.bar(id), {
      owner_uid: uid,
      [`members.${uid}.role`]: 'owner',
      [`members.${currentUid()}.role`]: 'keeper',
      last_member_uid: uid,
      updated_at: now,
    }),
  );
}

/**
 * Takes somebody out of a bar, be it oneself. @param codes the invitations to end: the person may know the
 * link and would join again by it. Throws AppError.
 */
export async function removeMember(id: string, uid: string, codes: readonly string[] = []): Promise<void> {
  online();
  await write(({ update, remove, none, left, now }) => {
    update(BAR_PATHS.bar(id), {
      [`members.${uid}`]: none,
      member_uids: left(uid),
      last_member_uid: uid,
      updated_at: now,
    });
    for (const code of codes) remove(BAR_PATHS.invite(id, code));
  });
}

/** Tells the others of a bar what one likes, as `palateOf` says it; null takes it back. Throws AppError. */
export async function sharePalate(id: string, palate: string | null): Promise<void> {
  online();
  const uid = currentUid();
  await write(({ update, none, now }) =>
    update(BAR_PATHS.bar(id), {
      [`members.${uid}.palate`]: palate ?? none,
      last_member_uid: uid,
      updated_at: now,
    }),
  );
}

/** Deletes a bar with everything in it. Throws AppError. */
export async function deleteBar(id: string): Promise<void> {
  online();
  await write(({ remove }) => remove(BAR_PATHS.bar(id)));
}
