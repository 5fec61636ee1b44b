import { BAR_PATHS } from '@cellaret/domain/bars/bar';
import { barPlace, DOCUMENTS } from '@cellaret/domain/core/collections';
import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ingredientGroups } from '../../../emulator-data/sources/ingredients/all-ingredients.ts';
import { recipeSources } from '../../../emulator-data/sources/recipes/all-recipes.ts';
import type { Person } from '../../../tests/support/data/test-people.ts';
import { projectId } from '../../../tests/support/env.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const SHELF = 42_005;
const DRINKS = 40;
const HOUR_MS = 3_600_000;

/** A bar that is open for guests. */
export interface Party {
  readonly token: string;
  readonly barId: string;
  readonly cabinet: number;
  readonly bottles: readonly number[];
  readonly recipeIds: readonly number[];
  /** Says whether a bottle is in stock. */
  readonly toggle: (isInStock: boolean) => Promise<void>;
  /** The states of the stored orders, read past the rules. */
  readonly stored: () => Promise<Map<string, string>>;
}

/**
 * Opens a bar of these people, the first its owner, with a menu of forty drinks, all of which can be made.
 */
export async function openParty(hosts: readonly Person[]): Promise<Party> {
  const uids = hosts.map(({ uid }) => uid);
  const token = newToken();
  const database = getFirestore(initializeApp({ projectId }, `party-${token}`));
  const barId = newToken();
  const place = barPlace(barId);
  const now = new Date();
  const times = { created_at: now, updated_at: now };
  await database.doc(BAR_PATHS.bar(barId)).set({
    id: barId,
    bar_name: 'Home',
    owner_uid: uids[0],
    members: Object.fromEntries(
      uids.map((uid, at) => [uid, { role: at === 0 ? 'owner' : 'keeper', name: `Host ${at}`, since: now }]),
    ),
    member_uids: uids,
    last_member_uid: uids[0],
    last_invite: null,
    currency: null,
    ...times,
  });
  const bottles = ingredientGroups.flatMap(({ ingredients }) => ingredients);
  const recipeIds = recipeSources.slice(0, DRINKS).map(({ id }) => id);
  const cabinet = database.doc(DOCUMENTS.barCabinet(place, SHELF));
  await cabinet.set({
    id: SHELF,
    bar_cabinet_name: 'Home',
    items: Object.fromEntries(
      bottles.map(({ id, name }) => [
        String(id),
        { ingredient_name: name, ingredient_type_id: 1, is_in_stock: true, is_deleted: false },
      ]),
    ),
    publications: [token],
    last_item_id: null,
    ...times,
  });
  await database.doc(DOCUMENTS.menu(place, SHELF)).set({
    id: SHELF,
    menu_name: 'Friday',
    items: Object.fromEntries(recipeIds.map((id) => [String(id), { recipe_name: 'x', is_deleted: false }])),
    last_item_id: null,
    ...times,
  });
  await database.doc(GUEST_PATHS.publication(place, token)).set({
    id: token,
    menu_id: SHELF,
    bar_cabinet_id: SHELF,
    title: 'Friday',
    greeting: '',
    shows: { recipe: true, strength: true, pictures: true },
    hides_unavailable: false,
    ...times,
  });
  const gate = database.doc(GUEST_PATHS.gate(token));
  await eventually('the bar', async () => ((await gate.get()).exists ? true : null));
  await gate.update({
    is_taking: true,
    closes_at: new Date(Date.now() + HOUR_MS),
    max_open: LIMITS.guests.openOrders.max,
  });
  const campari = bottles.find(({ name }) => name === 'Campari');
  if (!campari) throw new Error('The seed data has no Campari');
  return {
    token,
    barId,
    cabinet: SHELF,
    bottles: bottles.map(({ id }) => id),
    recipeIds,
    toggle: async (isInStock) =>
      void (await cabinet.update({ [`items.${campari.id}.is_in_stock`]: isInStock })),
    stored: async () => {
      const orders = await database.collection(GUEST_PATHS.orders(token)).get();
      return new Map(orders.docs.map((one) => [one.id, one.get('status') as string]));
    },
  };
}
