import { BAR_PATHS, barDocument, heirOf } from '@cellaret/domain/bars/bar';
import { barPlace, COLLECTIONS, type Place } from '@cellaret/domain/core/collections';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { findIdPages, findInGroup, removeDocuments } from '../../store/documents.ts';
import { runTransaction } from '../../store/transaction.ts';
import { removeAll } from '../core/paging.ts';
import { handedOver, without } from './bars.ts';

const PAGE = 300;

/** Removes a member. An owner's bar passes to an heir, or is deleted without one. Idempotent. */
const leaveBar = (barId: string, uid: string): Promise<void> =>
  runTransaction(async (transaction) => {
    const path = BAR_PATHS.bar(barId);
    const bar = barDocument.safeParse(await transaction.read(path)).data;
    if (!bar?.members[uid]) return;
    if (bar.owner_uid !== uid) {
      transaction.update(path, without(uid));
      return;
    }
    const heir = heirOf(bar);
    if (heir === null) transaction.remove(path);
    else transaction.update(path, { ...without(uid), ...handedOver(heir) });
  });

export async function leaveAllBars(uid: string): Promise<void> {
  const where = [['member_uids', 'array-contains', uid]] as const;
  for await (const barIds of findIdPages(BAR_PATHS.bars, { where, limit: PAGE }))
    for (const barId of barIds) await leaveBar(barId, uid);
}

/** Removes all data of a place: cabinets, menus, publications, shopping lists, plans. Idempotent. */
export async function removeKeptIn(place: Place): Promise<void> {
  // Collection by collection: the local engine does not support the query for all descendants.
  await removeAll(COLLECTIONS.barCabinets(place));
  await removeAll(COLLECTIONS.menus(place));
  // Triggers then withdraw the public menus.
  await removeAll(GUEST_PATHS.publications(place));
  await removeAll(COLLECTIONS.shoppingLists(place));
  await removeAll(COLLECTIONS.plans(place));
}

export async function removeBelowBar(barId: string): Promise<void> {
  await removeAll(BAR_PATHS.invites(barId));
  await removeKeptIn(barPlace(barId));
}

/** Removes expired invitations. A TTL policy does the same within about a day. */
export async function purgeInvites(now: Date): Promise<void> {
  for (;;) {
    const paths = await findInGroup('invites', { where: [['expires_at', '<=', now]], limit: PAGE });
    if (paths.length > 0) await removeDocuments(paths);
    if (paths.length < PAGE) return;
  }
}
