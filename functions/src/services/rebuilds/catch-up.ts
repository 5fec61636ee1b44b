import { type CardKind, COLLECTIONS, DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { logger } from 'firebase-functions';
import {
  changesSince,
  countDocuments,
  findDocuments,
  findIdPages,
  readDocuments,
  type Find,
} from '../../store/documents.ts';
import type { Fields } from '../../store/field-values.ts';
import { counting } from '../../store/usage.ts';
import { advanceCatalogue } from '../catalogue/browser-catalogue.ts';
import { inParallel } from '../core/in-parallel.ts';
import { rebuildIngredient, rebuildRecipe } from '../recipes/rebuild.ts';
import { resumeFanOuts } from './fan-out.ts';

/** Events this much older than the last written card may have been lost. */
const OVERLAP_MS = 60 * 60 * 1000;

const WIDTH = 4;

interface Source {
  kind: CardKind;
  collection: string;
  /** Field with the server time of the last change. */
  changedAt: string;
  modelPath: (id: number) => string;
  isBehind: (source: Fields, model: Fields) => boolean;
  reconcile: (id: number) => Promise<unknown>;
}

const SOURCES: readonly Source[] = [
  {
    kind: 'ingredient',
    collection: COLLECTIONS.ingredients,
    changedAt: 'valid_from',
    modelPath: (id) => FUNCTION_DOCUMENTS.card('ingredient', id),
    isBehind: (ingredient, card) => (card.updated_at as Date) < (ingredient.valid_from as Date),
    reconcile: rebuildIngredient,
  },
  {
    kind: 'recipe',
    collection: COLLECTIONS.recipes,
    changedAt: 'updated_at',
    modelPath: DOCUMENTS.recipeView,
    isBehind: (recipe, view) => view.version !== recipe.version,
    reconcile: rebuildRecipe,
  },
];

async function idsBehind({ modelPath, isBehind }: Source, documents: readonly Fields[]): Promise<number[]> {
  const ids = documents.map(({ id }) => Number(id));
  const models = await readDocuments(ids.map(modelPath));
  return ids.filter((_, index) => {
    const model = models[index];
    return !model || isBehind(documents[index] ?? {}, model);
  });
}

/** The time to start from: an hour before the last card written by a trigger. */
async function lastSignOfLife(): Promise<Date> {
  // The condition excludes cards without a time: administrators can bypass the rules.
  const [latest] = await findDocuments(COLLECTIONS.cards, {
    where: [['updated_at', '>', new Date(0)]],
    orderBy: ['updated_at', 'desc'],
    limit: 1,
  });
  const moment = (latest?.fields.updated_at as Date | undefined)?.getTime() ?? Date.now();
  return new Date(moment - OVERLAP_MS);
}

/** Rebuilds read models whose events were lost, by comparing recent changes; returns their number. */
export async function catchUp(): Promise<number> {
  const since = await lastSignOfLife();
  let found = 0;
  for (const source of SOURCES) {
    for await (const { documents } of changesSince(source.collection, source.changedAt, since)) {
      const ids = await idsBehind(source, documents);
      found += ids.length;
      await inParallel(ids, WIDTH, source.reconcile);
    }
  }
  if (found > 0) logger.warn('Read models were behind', { count: found });
  return found;
}

const PAGE = 300;

/** Rebuilds the models of deleted items of a kind that still have a card; returns their number. */
async function rebuildGone({ kind, collection, reconcile }: Source): Promise<number> {
  const where: Find['where'] = [
    ['kind', '==', kind],
    ['removed', '==', false],
  ];
  const [sources, cards] = await Promise.all([
    countDocuments(collection),
    countDocuments(COLLECTIONS.cards, where),
  ]);
  if (cards <= sources) return 0;
  let found = 0;
  for await (const names of findIdPages(COLLECTIONS.cards, { where, limit: PAGE })) {
    const ids = names.map((name) => Number(name.slice(kind.length + 1)));
    const documents = await readDocuments(ids.map((id) => `${collection}/${id}`));
    const gone = ids.filter((_, index) => documents[index] === null);
    found += gone.length;
    await inParallel(gone, WIDTH, reconcile);
  }
  return found;
}

/**
 * Removes models of deleted items whose events were lost; returns their number. Deletions leave no timestamp:
 * reads only if there are more cards than sources.
 */
export async function catchUpRemovals(): Promise<number> {
  let found = 0;
  for (const source of SOURCES) found += await rebuildGone(source);
  if (found > 0) logger.warn('Items were gone and their models were not', { count: found });
  return found;
}

/** A running task touches its job more often than this. */
const LOST_AT_START_MS = 15_000;

let begun = false;

/** Runs the repairs once per instance, in the background; its reads count for no request. */
export function catchUpOnce(): void {
  if (begun) return;
  begun = true;
  counting({ reads: 0, writes: 0 }, async () => {
    await catchUp();
    await resumeFanOuts(LOST_AT_START_MS);
    await advanceCatalogue({ clean: false });
  }).catch((failure: unknown) =>
    logger.warn('Read models could not be looked through', { failure: String(failure) }),
  );
}
