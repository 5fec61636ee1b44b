import type { barCabinetAnswer, barCabinetItemAnswer } from '@cellaret/domain/api/answers';
import { houseRulesOf, type HouseRule } from '@cellaret/domain/availability/house-rules';
import type { BarCabinet, BarCabinetEntry, BarCabinetItemInput } from '@cellaret/domain/cabinets/bar-cabinet';
import { bottleKept, type Bottle } from '@cellaret/domain/cabinets/bottles';
import { BAR_CABINETS, keptEntries } from '@cellaret/domain/cabinets/shelf';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import type { UserPreferences } from '@cellaret/domain/people/user';
import type { z } from 'zod';
import { findDocuments, readDocument, readDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';
import { refuseReference } from '../core/failures.ts';
import type { At } from '../core/place-access.ts';
import { readReferences, type Reader } from '../core/references.ts';
import { parseIngredient } from '../ingredients/lineages.ts';
import { openEntry, parsedShelf, readShelf } from './shelves.ts';

type Answer = z.infer<typeof barCabinetAnswer>;
type ItemAnswer = z.infer<typeof barCabinetItemAnswer>;

async function itemAnswers(reader: Reader, items: [string, BarCabinetEntry][]): Promise<ItemAnswer[]> {
  const types = await readReferences(
    reader,
    'ingredient_types',
    items.map(([, entry]) => entry.ingredient_type_id),
  );
  return items.map(([key, { ingredient_name, ingredient_type_id, is_in_stock, is_deleted }]) => ({
    ingredient: {
      id: Number(key),
      ingredient_name,
      ingredient_type: {
        id: ingredient_type_id,
        ingredient_type_name: types.get(ingredient_type_id)?.ingredient_type_name ?? '',
      },
    },
    is_in_stock,
    is_deleted,
  }));
}

/** A cabinet with its items by id, including removed ones: three reads. Throws not-found. */
export async function readBarCabinet(at: At, id: number): Promise<Answer> {
  const { shelf, summary, entries } = await readShelf(BAR_CABINETS, at, id);
  const rules = houseRulesOf(shelf.house_rules);
  return {
    ...summary,
    bar_cabinet_items: await itemAnswers({ readAll: readDocuments }, entries),
    ...(rules.length > 0 && { house_rules: rules }),
  };
}

export interface Stock {
  inStock: number[];
  /** In stock, or a staple of this person. */
  owned: number[];
  all: Set<number>;
  bottles: ReadonlyMap<number, Bottle>;
  houseRules: readonly HouseRule[];
}

export function stockOf(
  cabinet: Pick<BarCabinet, 'items' | 'house_rules'>,
  staples: readonly number[],
): Stock {
  const kept = keptEntries(cabinet);
  const inStock = kept.filter(([, entry]) => entry.is_in_stock).map(([id]) => id);
  return {
    inStock,
    owned: [...inStock, ...staples],
    all: new Set(kept.map(([id]) => id)),
    bottles: new Map(kept),
    houseRules: houseRulesOf(cabinet.house_rules),
  };
}

/** The stock of a cabinet: two reads. Throws not-found. */
export async function readStock(at: At, id: number): Promise<Stock> {
  const { shelf, preferences } = await readShelf(BAR_CABINETS, at, id);
  return stockOf(shelf, preferences.staple_ids);
}

/** The stock of the active cabinet (one read), else of the first one; null without any. */
export async function readActiveStock(
  { place }: At,
  { active_bar_cabinet_id: activeId, staple_ids }: Omit<UserPreferences, 'updated_at'>,
): Promise<Stock | null> {
  const active = activeId === null ? null : await readDocument(BAR_CABINETS.document(place, activeId));
  if (active) return stockOf(parsedShelf(BAR_CABINETS, active), staple_ids);
  const [first] = await findDocuments(BAR_CABINETS.collection(place), { orderBy: ['id', 'asc'], limit: 1 });
  return first ? stockOf(parsedShelf(BAR_CABINETS, first.fields), staple_ids) : null;
}

/** Adds, toggles or removes an ingredient of a cabinet. Throws not-found and unprocessable. */
export async function saveBarCabinetItem(
  transaction: Transaction,
  at: At,
  id: number,
  { ingredient_id, is_in_stock, is_deleted }: BarCabinetItemInput,
): Promise<ItemAnswer> {
  const source = DOCUMENTS.ingredient(ingredient_id);
  const open = await openEntry(BAR_CABINETS, transaction, { at, id, itemId: ingredient_id, source });
  // An ingredient that was deleted meanwhile can still be marked as removed.
  const named = parseIngredient(ingredient_id, open.source) ?? open.before;
  if (!named) return refuseReference('ingredient_id', `Ingredient ${ingredient_id} does not exist`);
  const { ingredient_name, ingredient_type_id } = named;
  const entry: BarCabinetEntry = {
    ...bottleKept(open.before, is_in_stock),
    ingredient_name,
    ingredient_type_id,
    is_in_stock,
    is_deleted,
  };
  const [answer] = await itemAnswers(transaction, [[String(ingredient_id), entry]]);
  open.save(entry);
  return answer as ItemAnswer;
}
