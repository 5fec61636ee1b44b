import { cataloguePart } from '@cellaret/domain/catalogue-part';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { BruteForce } from '../../packages/domain/src/matching/brute-force.testing.ts';
import { projectId } from './env.ts';

const database = getFirestore(initializeApp({ projectId }, 'small-bar'));

const CABINET = 43_001;

/** What the cabinet holds; all but Campari is in stock. */
const BOTTLES = ['London dry gin', 'Sweet vermouth', 'Lemon juice', 'Simple syrup', 'Club soda', 'Campari'];
export const NOT_IN_STOCK = 'Campari';

/** Gives a person a small cabinet, past the rules; returns the ids of what is in stock. */
export async function giveSmallBar(uid: string): Promise<number[]> {
  const found = await database.collection('ingredients').where('ingredient_name', 'in', BOTTLES).get();
  const now = new Date();
  const items = found.docs.map((entry) => ({
    id: Number(entry.id),
    ingredient_name: entry.get('ingredient_name') as string,
    ingredient_type_id: entry.get('ingredient_type_id') as number,
  }));
  if (items.length !== BOTTLES.length) throw new Error('The seed world lacks a bottle');
  await database.doc(`users/${uid}/bar_cabinets/${CABINET}`).set({
    id: CABINET,
    bar_cabinet_name: 'Small bar',
    items: Object.fromEntries(
      items.map(({ id, ...named }) => [
        String(id),
        { ...named, is_in_stock: named.ingredient_name !== NOT_IN_STOCK, is_deleted: false },
      ]),
    ),
    last_item_id: null,
    created_at: now,
    updated_at: now,
  });
  return items.flatMap(({ id, ingredient_name }) => (ingredient_name === NOT_IN_STOCK ? [] : [id]));
}

/** How many recipes miss 0, 1 and 2 ingredients, by the plain definition. */
export async function plainCounts(owned: readonly number[]): Promise<number[]> {
  const documents = (await database.collection('catalogue').get()).docs.filter(({ id }) => id !== 'state');
  const parts = documents.map((document) => cataloguePart.parse(document.data()));
  const all = <T>(entries: Record<string, T>[]) =>
    entries.flatMap((one) => Object.entries(one).map(([id, entry]) => ({ id: Number(id), ...entry })));
  const brute = new BruteForce(
    all(parts.map((part) => part.ingredients)),
    all(parts.map((part) => part.recipes)),
  );
  return [0, 1, 2].map(
    (missing) => brute.recipes.filter((recipe) => brute.missing(recipe, owned).length === missing).length,
  );
}
