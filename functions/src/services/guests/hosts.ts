import { barDocument, mayWrite, roleIn } from '@cellaret/domain/bars/bar';
import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import type { Gate } from '@cellaret/domain/guests/guests';
import { barIdOf } from '../core/places.ts';

/** The people who may serve guests, and the one whose staples count. */
interface Hosts {
  uids: string[];
  owner_uid: string;
}

/** The person at home, or all members of a bar who may write; null if the stored bar is gone. */
export function hostsOf(place: Place, storedBar: unknown): Hosts | null {
  if (barIdOf(place) === null) {
    const uid = place.slice('users/'.length);
    return { uids: [uid], owner_uid: uid };
  }
  if (storedBar === null || storedBar === undefined) return null;
  const bar = barDocument.parse(storedBar);
  const hosts = (uid: string): boolean => {
    const role = roleIn(bar, uid);
    return role !== null && mayWrite(role);
  };
  return { uids: bar.member_uids.filter(hosts), owner_uid: bar.owner_uid };
}

/** The place of a public menu: its bar, or its only host's home. */
export const placeOfGate = ({ bar_id, host_uids: [first = ''] }: Gate): Place =>
  bar_id === undefined ? placeOf(first) : barPlace(bar_id);
