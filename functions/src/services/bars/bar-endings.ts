import { BAR_PATHS, barDocument, heirOf } from '@cellaret/domain/bars/bar';
import { barPlace, COLLECTIONS, type Place } from '@cellaret/domain/core/collections';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { findIdPages, findInGroup, removeDocuments } from '../../store/documents.ts';
import { runTransaction } from '../../store/transaction.ts';
import { removeAll } from '../core/remove-all.ts';
import { handedOver, without } from './bars.ts';

const PAGE = 300;

/** Takes somebody out of a bar; what they owned is inherited, and a bar that nobody inherits is deleted. Safe to repeat. */
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

/** Takes somebody out of all bars. Safe to repeat. */
export async function leaveAllBars(uid: string): Promise<void> {
  const where = [['member_uids', 'array-contains', uid]] as const;
  for await (const barIds of findIdPages(BAR_PATHS.bars, { where, limit: PAGE }))
    for (const barId of barIds) await leaveBar(barId, uid);
}

/** Removes everything kept in a place: cabinets, menus and what of them guests see, shopping lists, plans. Safe to repeat. */
export async function removeKeptIn(place: Place): Promise<void> {
  // Each by name: the local engine does not answer the query for everything below a document.
  await removeAll(COLLECTIONS.barCabinets(place));
  await removeAll(COLLECTIONS.menus(place));
  // Triggers then close what guests read.
  await removeAll(GUEST_PATHS.publications(place));
  await removeAll(COLLECTIONS.shoppingLists(place));
  await removeAll(COLLECTIONS.plans(place));
}

/** Removes what lies below a bar that is gone: whoever deletes it deletes one document. Safe to repeat. */
export async function removeBelowBar(barId: string): Promise<void> {
  await removeAll(BAR_PATHS.invites(barId));
  await removeKeptIn(barPlace(barId));
}

/** Removes invitations that nobody can take any more; a TTL policy does the same, within a day or so. */
export async function purgeInvites(now: Date): Promise<void> {
  for (;;) {
    const paths = await findInGroup('invites', { where: [['expires_at', '<=', now]], limit: PAGE });
    if (paths.length > 0) await removeDocuments(paths);
    if (paths.length < PAGE) return;
  }
}
