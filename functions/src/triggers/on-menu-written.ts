import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { publicationsOf, settlePublicMenu } from '../services/guests/public-menus.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

async function follow(event: Parameters<typeof isTooOld>[0], place: Place, id: string): Promise<void> {
  const menuId = parseId(id);
  if (menuId === null || isTooOld(event)) return;
  for (const token of await publicationsOf(place, menuId)) await settlePublicMenu(place, token);
}

export const onMenuWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'users/{uid}/menus/{id}' },
  (event) => follow(event, placeOf(event.params.uid), event.params.id),
);

export const onBarMenuWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}/menus/{id}' },
  (event) => follow(event, barPlace(event.params.barId), event.params.id),
);
