import { BAR_PATHS, barDocument, mayManage, mayWrite, roleIn, type Bar } from '@cellaret/domain/bars/bar';
import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import type { Gate } from '@cellaret/domain/guests/guests';
import { readDocuments } from '../../store/documents.ts';
import { notFound } from './failures.ts';
import type { Reader } from './references.ts';

export interface At {
  uid: string;
  place: Place;
}

type Right = 'read' | 'write' | 'manage';

const REFUSALS = {
  write: 'Whoever only looks at a bar changes nothing in it',
  manage: 'Only its owner may do this with a bar',
};

export const READER: Reader = { readAll: readDocuments };

/** Reads a bar: one read. Throws not-found for non-members, permission-denied without the right. */
export async function readBarFor(reader: Reader, uid: string, barId: string, right: Right): Promise<Bar> {
  const [stored] = await reader.readAll([BAR_PATHS.bar(barId)]);
  const bar = barDocument.safeParse(stored).data;
  const role = bar ? roleIn(bar, uid) : null;
  if (!bar || !role) throw notFound('bar');
  const may = { read: true, write: mayWrite(role), manage: mayManage(role) };
  if (right !== 'read' && !may[right]) throw new AppError('permission-denied', REFUSALS[right]);
  return bar;
}

/** The place of a call: home without a read, or a bar. Throws not-found and permission-denied. */
export async function placeIn(
  reader: Reader,
  { uid, barId }: { uid: string; barId: string | null },
  right: 'read' | 'write',
): Promise<At> {
  if (barId === null) return { uid, place: placeOf(uid) };
  await readBarFor(reader, uid, barId, right);
  return { uid, place: barPlace(barId) };
}

/** The id of the place's bar; null for home. */
export const barIdOf = (place: Place): string | null =>
  place.startsWith('bars/') ? place.slice('bars/'.length) : null;

/** The place of a public menu: its bar, or its only host's home. */
export const placeOfGate = ({ bar_id, host_uids: [first = ''] }: Gate): Place =>
  bar_id === undefined ? placeOf(first) : barPlace(bar_id);
