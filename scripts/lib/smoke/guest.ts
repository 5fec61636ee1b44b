import { DOCUMENTS, placeOf } from '@cellaret/domain/core/collections';
import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { GUEST_PATHS, publicMenu } from '@cellaret/domain/guests/guests';
import { signInAnonymously } from 'firebase/auth';
import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import type { Site } from './site.ts';
import { askApi, type SmokePerson } from './smoke-person.ts';
import { tried, written } from './waiting.ts';

const RULES = 'firestore.rules are not those of this version';
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR_MS);

/** A cabinet with the one ingredient and a menu of the one recipe, made by the API; gives their ids. */
async function shelves(site: Site, host: SmokePerson, ingredient_id: number, recipe_id: number) {
  const made = (path: string, body: object) => askApi<{ id: number }>(site, host, path, 'POST', body);
  const cabinet = await made('/bar-cabinet', { bar_cabinet_name: 'Smoke test', is_active: false });
  await made(`/bar-cabinet/${cabinet.id}/item`, { ingredient_id, is_in_stock: true, is_deleted: false });
  const menu = await made('/menu', { menu_name: 'Smoke test', is_active: false });
  await made(`/menu/${menu.id}/item`, { recipe_id, is_deleted: false });
  return { cabinet: cabinet.id, menu: menu.id };
}

const shownMenu = publicMenu.omit({ updated_at: true });

const drinksOf = (menu: DocumentData) => shownMenu.parse(menu).sections.flatMap(({ items }) => items);

/**
 * Shows a menu of one recipe to guests under a token, opens the door, and waits until the recipe can be
 * ordered. Throws a `Failure` where it never can.
 */
export async function openMenu(
  site: Site,
  host: SmokePerson,
  token: string,
  ingredientId: number,
  recipeId: number,
): Promise<void> {
  const { firestore } = site;
  const place = placeOf(host.user.uid);
  const { cabinet, menu } = await shelves(site, host, ingredientId, recipeId);
  const now = serverTimestamp();
  await tried(
    'Showing a menu to guests',
    RULES,
    writeBatch(firestore)
      .update(doc(firestore, DOCUMENTS.barCabinet(place, cabinet)), {
        publications: [token],
        updated_at: now,
      })
      .set(doc(firestore, GUEST_PATHS.publication(place, token)), {
        id: token,
        menu_id: menu,
        bar_cabinet_id: cabinet,
        title: 'Smoke test',
        greeting: '',
        shows: { recipe: false, strength: false, pictures: false },
        hides_unavailable: false,
        created_at: now,
        updated_at: now,
      })
      .commit(),
  );
  await written(
    site,
    GUEST_PATHS.publicMenu(token),
    (menu) => drinksOf(menu).some((drink) => drink.recipe_id === recipeId && drink.available),
    'A menu was shown to guests, and its drink cannot be ordered: look at the logs of the function onPublicationWritten.',
  );
  await tried(
    'Opening the door for orders',
    RULES,
    writeBatch(firestore)
      .update(doc(firestore, GUEST_PATHS.gate(token)), {
        is_taking: true,
        closes_at: inHours(1),
        door_code: '',
      })
      .update(doc(firestore, GUEST_PATHS.publicMenu(token)), {
        takes_orders: true,
        asks_code: false,
        updated_at: now,
      })
      .commit(),
  );
}

/** Orders as a guest, whose account `known` hears of, and looks whether the host has the order. */
export async function orderAsGuest(
  site: Site,
  token: string,
  recipeId: number,
  known: (uid: string) => void,
): Promise<void> {
  const guest = site.another;
  const at = (path: string) => doc(guest.firestore, path);
  const look = getDoc(at(GUEST_PATHS.publicMenu(token)));
  shownMenu.parse((await tried('A look at the menu without an account', RULES, look)).data());
  const signedIn = signInAnonymously(guest.auth);
  const { uid } = (await tried('A guest', 'enable Anonymous under Authentication, Sign-in method', signedIn))
    .user;
  known(uid);
  const id = newToken();
  const expires_at = inHours(24 * LIMITS.guests.keptDays);
  const now = serverTimestamp();
  await tried(
    'The order of a guest',
    RULES,
    writeBatch(guest.firestore)
      .set(at(GUEST_PATHS.guest(token, uid)), {
        guest_name: 'Smoke test',
        last_order_at: now,
        last_order_id: id,
        order_count: increment(1),
        basket_count: 1,
        expires_at,
      })
      .set(at(GUEST_PATHS.order(token, id)), {
        id,
        guest_uid: uid,
        guest_name: 'Smoke test',
        recipe_id: recipeId,
        servings: 1,
        note: '',
        door_code: '',
        status: 'new',
        reason: null,
        created_at: now,
        updated_at: now,
        expires_at,
      })
      .commit(),
  );
  const order = getDoc(doc(site.firestore, GUEST_PATHS.order(token, id)));
  await tried('The host’s look at the order', RULES, order);
}
