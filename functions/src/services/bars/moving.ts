import type { adoptedAnswer } from '@cellaret/domain/api/answers';
import type { AdoptInput } from '@cellaret/domain/bars/bar';
import { barPlace, DOCUMENTS, type Place, placeOf } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import { gate as gateSchema, GUEST_PATHS, publication } from '@cellaret/domain/guests/guests';
import type { z } from 'zod';
import { REMOVE, SERVER_TIME } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { preferencesOf } from '../cabinets/selection.ts';
import { notFound, refuseReference } from '../core/failures.ts';
import { placeOfGate, readBarFor } from '../core/place-access.ts';

const MOVED = {
  bar_cabinet: { noun: 'bar cabinet', document: DOCUMENTS.barCabinet },
  menu: { noun: 'menu', document: DOCUMENTS.menu },
  plan: { noun: 'plan', document: DOCUMENTS.plan },
} as const;

interface Followers {
  menus: { id: number; stays: boolean }[];
  publications: { id: string; ownsLink: boolean }[];
}

const NOBODY: Followers = { menus: [], publications: [] };

/**
 * The public menus that follow a cabinet, and the menus that they show; these stay where another cabinet's
 * guests see them too. Throws conflict for a menu that guests see, and if a menu's id is taken.
 */
async function readFollowers(
  transaction: Transaction,
  from: Place,
  to: Place,
  { kind, id }: AdoptInput,
): Promise<Followers> {
  if (kind === 'plan') return NOBODY;
  const found = await transaction.find(GUEST_PATHS.publications(from), { limit: LIMITS.listPage });
  const all = found.flatMap(({ fields }) => publication.safeParse(fields).data ?? []);
  if (kind === 'menu') {
    if (all.some(({ menu_id }) => menu_id === id))
      throw new AppError('conflict', 'Guests see this menu: move its cabinet, and it moves along');
    return NOBODY;
  }
  const [mine, others] = [true, false].map((is) => all.filter((one) => (one.bar_cabinet_id === id) === is));
  const ids = [...new Set((mine ?? []).map(({ menu_id }) => menu_id))];
  const [here, there, gates] = await Promise.all([
    transaction.readAll(ids.map((menuId) => DOCUMENTS.menu(from, menuId))),
    transaction.readAll(ids.map((menuId) => DOCUMENTS.menu(to, menuId))),
    transaction.readAll((mine ?? []).map((one) => GUEST_PATHS.gate(one.id))),
  ]);
  // Guests would see the other one.
  if (here.some((menu, at) => menu && there[at]))
    refuseReference('id', 'A menu at the other place has the id of a menu that moves along');
  return {
    menus: ids
      .filter((_, at) => here[at])
      .map((menuId) => ({ id: menuId, stays: (others ?? []).some(({ menu_id }) => menu_id === menuId) })),
    publications: (mine ?? []).map((one, at) => {
      const gate = gateSchema.safeParse(gates[at]).data;
      // A token is free to choose: a link that belongs to somebody else stays theirs.
      return { id: one.id, ownsLink: gate !== undefined && placeOfGate(gate) === from };
    }),
  };
}

/**
 * Moves a cabinet, menu or plan from home to a bar, or back, in one transaction. The public menus that
 * follow a cabinet move along, so that their links keep working. Idempotent. Throws not-found,
 * permission-denied, unprocessable if an id is taken, and conflict for a menu that guests see.
 */
export async function adopt(
  transaction: Transaction,
  uid: string,
  barId: string,
  input: AdoptInput,
): Promise<z.infer<typeof adoptedAnswer>> {
  const { id, kind, back = false } = input;
  await readBarFor(transaction, uid, barId, back ? 'manage' : 'write');
  const [home, bar] = [placeOf(uid), barPlace(barId)];
  const [from, to] = back ? [bar, home] : [home, bar];
  const { noun, document } = MOVED[kind];
  const [source, target, stored] = await transaction.readAll([
    document(from, id),
    document(to, id),
    DOCUMENTS.user(uid),
  ]);
  if (!source && target) return input;
  if (!source) throw notFound(noun);
  if (target) refuseReference('id', 'Something else at the other place has this id');
  const { menus, publications } = await readFollowers(transaction, from, to, input);

  const move = (pathIn: (place: Place) => string, changes = {}, stays = false): void => {
    transaction.copy(pathIn(from), pathIn(to), { ...changes, updated_at: SERVER_TIME });
    if (!stays) transaction.remove(pathIn(from));
  };
  move(
    (place) => document(place, id),
    kind === 'bar_cabinet' ? { publications: publications.map((one) => one.id) } : {},
  );
  for (const menu of menus) move((place) => DOCUMENTS.menu(place, menu.id), {}, menu.stays);
  for (const { id: token, ownsLink } of publications) {
    move((place) => GUEST_PATHS.publication(place, token));
    // The functions then add the bar's other hosts.
    if (ownsLink)
      transaction.update(
        GUEST_PATHS.gate(token),
        back ? { bar_id: REMOVE, host_uids: [uid] } : { bar_id: barId },
      );
  }

  const preferences = preferencesOf(stored);
  const leaves = {
    ...(kind === 'bar_cabinet' &&
      preferences.active_bar_cabinet_id === id && { active_bar_cabinet_id: null }),
    ...((kind === 'menu' ? [{ id, stays: false }] : menus).some(
      (menu) => !menu.stays && menu.id === preferences.active_menu_id,
    ) && { active_menu_id: null }),
  };
  if (Object.keys(leaves).length > 0)
    transaction.set(DOCUMENTS.user(uid), { ...preferences, ...leaves, updated_at: SERVER_TIME });
  return input;
}
