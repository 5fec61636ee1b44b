import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import { token } from '@cellaret/domain/core/fields';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { z } from 'zod';
import { settlePublicMenu } from '../services/guests/public-menus.ts';
import { isTooOld, type Written } from './changed.ts';
import { TRIGGER_OPTIONS } from './options.ts';

const following = z.object({ publications: z.array(token) });

async function follow(event: Pick<Written, 'data' | 'time' | 'document'>, place: Place): Promise<void> {
  const change = event.data;
  const fields = change?.after.data() ?? change?.before.data();
  const tokens = following.safeParse(fields).data?.publications ?? [];
  if (tokens.length === 0 || isTooOld(event)) return;
  for (const menuToken of tokens) await settlePublicMenu(place, menuToken, 'stock');
}

/** Updates published menus when their cabinet's stock changes. Other cabinets cost no reads. */
export const onCabinetWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'users/{uid}/bar_cabinets/{id}' },
  (event) => follow(event, placeOf(event.params.uid)),
);

export const onBarCabinetWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}/bar_cabinets/{id}' },
  (event) => follow(event, barPlace(event.params.barId)),
);
