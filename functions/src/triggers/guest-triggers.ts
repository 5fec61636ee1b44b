import { isDeepStrictEqual } from 'node:util';
import { barPlace, placeOf, type Place, COLLECTIONS } from '@cellaret/domain/core/collections';
import { token } from '@cellaret/domain/core/fields';
import { parseId } from '@cellaret/domain/core/ids';
import { OPEN_STATUSES } from '@cellaret/domain/guests/guests';
import { onDocumentWritten, onDocumentUpdated } from 'firebase-functions/firestore';
import { z } from 'zod';
import { boundOpenOrders } from '../services/guests/bound-open-orders.ts';
import { tellHosts } from '../services/guests/order-notices.ts';
import { rebuildPublicMenu, publicationsOf, followPeople } from '../services/guests/public-menus.ts';
import { PUSH_SECRETS } from '../services/guests/push.ts';
import { followRecipe } from '../services/menus/menus-of-recipes.ts';
import { isTooOld, type Written } from './changed.ts';
import { TRIGGER_OPTIONS } from './function-options.ts';

async function followPublication(
  event: Parameters<typeof isTooOld>[0],
  place: Place,
  token: string,
): Promise<void> {
  if (!isTooOld(event)) await rebuildPublicMenu(place, token);
}

export const onPublicationWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'users/{uid}/publications/{token}' },
  (event) => followPublication(event, placeOf(event.params.uid), event.params.token),
);

export const onBarPublicationWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}/publications/{token}' },
  (event) => followPublication(event, barPlace(event.params.barId), event.params.token),
);

async function followMenu(event: Parameters<typeof isTooOld>[0], place: Place, id: string): Promise<void> {
  const menuId = parseId(id);
  if (menuId === null || isTooOld(event)) return;
  for (const token of await publicationsOf(place, menuId)) await rebuildPublicMenu(place, token);
}

export const onMenuWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'users/{uid}/menus/{id}' },
  (event) => followMenu(event, placeOf(event.params.uid), event.params.id),
);

export const onBarMenuWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}/menus/{id}' },
  (event) => followMenu(event, barPlace(event.params.barId), event.params.id),
);

const following = z.object({ publications: z.array(token) });

async function followCabinet(
  event: Pick<Written, 'data' | 'time' | 'document'>,
  place: Place,
): Promise<void> {
  const change = event.data;
  const fields = change?.after.data() ?? change?.before.data();
  const tokens = following.safeParse(fields).data?.publications ?? [];
  if (tokens.length === 0 || isTooOld(event)) return;
  for (const menuToken of tokens) await rebuildPublicMenu(place, menuToken, 'stock');
}

/** Updates published menus when their cabinet's stock changes. Other cabinets cost no reads. */
export const onCabinetWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'users/{uid}/bar_cabinets/{id}' },
  (event) => followCabinet(event, placeOf(event.params.uid)),
);

export const onBarCabinetWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}/bar_cabinets/{id}' },
  (event) => followCabinet(event, barPlace(event.params.barId)),
);

/** Updates the public menus that contain a recipe. A single instance batches concurrent changes. */
export const onRecipeViewWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, concurrency: 500, maxInstances: 1, document: `${COLLECTIONS.recipeViews}/{id}` },
  async (event) => {
    const id = parseId(event.params.id);
    if (id !== null && !isTooOld(event)) await followRecipe(id);
  },
);

const people = z.object({ members: z.record(z.string(), z.object({ role: z.string() })) });

const rolesIn = (fields: unknown) => people.safeParse(fields).data?.members;

/** Updates the hosts of a bar's public menus. At any age, so that removed members lose access. */
export const onBarUpdated = onDocumentUpdated(
  { ...TRIGGER_OPTIONS, document: 'bars/{barId}' },
  async ({ data, params }) => {
    if (!isDeepStrictEqual(rolesIn(data?.before.data()), rolesIn(data?.after.data())))
      await followPeople(params.barId);
  },
);

const isOpen = (fields: unknown): boolean =>
  z.object({ status: z.enum(OPEN_STATUSES) }).safeParse(fields).success;

/** Bounds the open orders of a menu, and tells its hosts of a new one that stays. */
export const onOrderWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'public_menus/{token}/orders/{orderId}', secrets: PUSH_SECRETS },
  async ({ data, params: { token, orderId } }) => {
    if (isOpen(data?.before.data()) === isOpen(data?.after.data())) return;
    const isNew = data?.before.exists === false;
    await boundOpenOrders(token, isNew ? orderId : undefined);
    if (isNew) await tellHosts(token, orderId);
  },
);
