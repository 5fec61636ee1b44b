import { BruteForce } from '@cellaret/domain/availability/matching/brute-force.testing';
import type { MatchIngredient, MatchRecipe } from '@cellaret/domain/availability/matching/match-index';
import {
  CURRENT_SUBSTITUTES,
  substitutionRulesOf,
  type SubstitutesDocument,
} from '@cellaret/domain/availability/substitutes';
import { database } from './database.ts';

const CABINET = 43_001;

/** Bottles of the cabinet; all but Campari are in stock. */
const BOTTLES = [
  'London dry gin',
  'Sweet vermouth',
  'Lemon juice',
  'Simple syrup',
  'Club soda',
  'Prosecco',
  'Campari',
];
const NOT_IN_STOCK = 'Campari';

/** Gives a person a small cabinet, past the rules; returns the ids of what is in stock. */
export async function giveSmallBar(uid: string): Promise<number[]> {
  const found = await database.collection('ingredients').where('ingredient_name', 'in', BOTTLES).get();
  const now = new Date();
  const items = found.docs.map((entry) => ({
    id: Number(entry.id),
    ingredient_name: entry.get('ingredient_name') as string,
    ingredient_type_id: entry.get('ingredient_type_id') as number,
  }));
  if (items.length !== BOTTLES.length) throw new Error('The seed data lacks a bottle');
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

/** Counts of recipes that are complete, complete with substitutes, one short and two short, by brute force. */
export async function plainCounts(inStock: readonly number[]): Promise<number[]> {
  const cards = (await database.collection('cards').where('visible', '==', true).get()).docs.map((document) =>
    document.data(),
  );
  const { staple_ids, substitutes } = substitutionRulesOf(
    (await database.doc(CURRENT_SUBSTITUTES).get()).data() as SubstitutesDocument,
  );
  const owned = [...inStock, ...staple_ids];
  const brute = new BruteForce(
    cards.filter(({ kind }) => kind === 'ingredient') as MatchIngredient[],
    cards.filter(({ kind }) => kind === 'recipe') as MatchRecipe[],
    substitutes,
  );
  const count = (accept: (missing: number, replaced: number) => boolean): number =>
    brute.recipes.filter((recipe) =>
      accept(brute.missing(recipe, owned).length, brute.replaced(recipe, owned).length),
    ).length;
  return [
    count((missing, replaced) => missing === 0 && replaced === 0),
    count((missing, replaced) => missing === 0 && replaced > 0),
    count((missing) => missing === 1),
    count((missing) => missing === 2),
  ];
}
