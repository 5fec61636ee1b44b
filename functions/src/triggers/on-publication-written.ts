import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { settlePublicMenu } from '../services/guests/public-menus.ts';
import { isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

async function follow(event: Parameters<typeof isTooOld>[0], place: Place, token: string): Promise<void> {
  if (!isTooOld(event)) await settlePublicMenu(place, token);
}

export const onPublicationWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'users/{uid}/publications/{token}' },
  (event) => follow(event, placeOf(event.params.uid), event.params.token),
);

export const onBarPublicationWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}/publications/{token}' },
  (event) => follow(event, barPlace(event.params.barId), event.params.token),
);
