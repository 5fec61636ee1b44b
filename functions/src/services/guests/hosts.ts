import { barDocument, mayWrite, roleIn } from '@cellaret/domain/bars/bar';
import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import type { Gate } from '@cellaret/domain/guests/guests';
import { barIdOf } from '../core/places.ts';

/** Who serves the guests of a place, and whose staples its drinks are judged by. */
interface Hosts {
  uids: string[];
  owner_uid: string;
}

/**
 * A person alone at home; in a bar whoever writes below it. Null where the bar is gone.
 * @param storedBar the bar as it is stored, where the place is one.
 */
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

/** Whose menu for guests it is: a bar's, or that of the person who alone hosts there. */
export const placeOfGate = ({ bar_id, host_uids: [first = ''] }: Gate): Place =>
  bar_id === undefined ? placeOf(first) : barPlace(bar_id);
