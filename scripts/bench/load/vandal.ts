import { setTimeout as sleep } from 'node:timers/promises';
import { BAR_PATHS } from '@cellaret/domain/bars/bar';
import { DOCUMENTS, placeOf } from '@cellaret/domain/core/collections';
import { newId, newToken } from '@cellaret/domain/core/ids';
import type { QuotaKind } from '@cellaret/domain/core/quota';
import { ingredientInput } from '@cellaret/domain/ingredients/ingredient';
import { z } from 'zod';
import { SEEDED } from '../../../tests/api/support/inputs.ts';
import { Refused } from '../api-call.ts';
import { createIngredient, createRecipe, countWrite } from './actions.ts';
import { writeAll } from './firestore-client.ts';
import { askApi, type User } from './load-user.ts';

/** Result of one kind of write. */
export interface Vandalism {
  readonly kind: QuotaKind;
  readonly written: number;
  readonly refused: number;
}

/** Between two tries of somebody who is refused; everything else follows at once. */
const REFUSED_MS = 50;

async function createCabinet(user: User): Promise<void> {
  const id = newId();
  await writeAll(
    user.person,
    {
      path: DOCUMENTS.barCabinet(placeOf(user.person.uid), id),
      fields: { id, bar_cabinet_name: 'Flood', items: {}, last_item_id: null },
      moments: ['created_at', 'updated_at'],
    },
    countWrite(user, 'shelves', id),
  );
}

async function openBar(user: User): Promise<void> {
  const id = newToken();
  const { uid } = user.person;
  await writeAll(
    user.person,
    {
      path: BAR_PATHS.bar(id),
      fields: {
        id,
        bar_name: 'Flood',
        owner_uid: uid,
        members: { [uid]: { role: 'owner', name: 'Flood' } },
        member_uids: [uid],
        last_member_uid: uid,
        last_invite: null,
        currency: null,
      },
      moments: [`members.\`${uid}\`.since`, 'created_at', 'updated_at'],
    },
    countWrite(user, 'bars', id),
  );
}

/** Changes the strength of what most recipes use, so that all of them have to follow. */
async function changeGin({ person }: User): Promise<void> {
  const params = { id: SEEDED.gin };
  const { body } = await askApi(person, 'getIngredient', { params });
  const input = z.object(ingredientInput.shape).parse(body);
  const alcohol_abv = input.alcohol_abv === 40 ? 41 : 40;
  await askApi(person, 'updateIngredient', { params, body: { ...input, alcohol_abv } });
}

async function writeLog(user: User): Promise<void> {
  const id = newId();
  const fields = {
    id,
    recipe_id: SEEDED.recipe,
    recipe_name: 'Flood',
    made_at: new Date(),
    servings: 1,
    rating: null,
    note: '',
  };
  await writeAll(
    user.person,
    { path: DOCUMENTS.logEntry(user.person.uid, id), fields, moments: ['created_at'] },
    countWrite(user, 'notes', id),
  );
}

const FLOODS: Readonly<Record<QuotaKind, (user: User) => Promise<unknown>>> = {
  ingredients: createIngredient,
  recipes: createRecipe,
  shelves: createCabinet,
  edits: changeGin,
  notes: writeLog,
  bars: openBar,
};

async function flood(user: User, kind: QuotaKind, until: number): Promise<Vandalism> {
  let written = 0;
  let refused = 0;
  while (Date.now() < until)
    try {
      await FLOODS[kind](user);
      written += 1;
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      refused += 1;
      await sleep(REFUSED_MS);
    }
  return { kind, written, refused };
}

/** Writes everything that has a quota as fast as it is answered, and goes on when refused. */
export const vandalise = (user: User, until: number): Promise<Vandalism[]> =>
  Promise.all((Object.keys(FLOODS) as QuotaKind[]).map((kind) => flood(user, kind, until)));
