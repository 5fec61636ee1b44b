import {
  COLLECTIONS,
  REFERENCE_COLLECTIONS,
  type ReferenceCollection,
} from '@cellaret/domain/core/collections';
import { foldName } from '@cellaret/domain/core/folding';
import { REFERENCE_NAME_FIELDS } from '@cellaret/domain/reference/reference';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { Failure } from '../command/failure.ts';

/**
 * A name as imports compare it: blanks and punctuation do not count ("Mai-Tai" is "Mai Tai", "№2" is "No.
 * 2").
 */
export const nameKey = (name: string): string => foldName(name).replaceAll(' ', '');

/** The catalogue as it is before an import. */
export class Existing {
  private readonly reference = new Map<ReferenceCollection, Map<string, number>>();
  readonly ingredients: ReadonlyMap<number, DocumentData>;
  readonly recipes: ReadonlyMap<number, DocumentData>;

  constructor(
    reference: ReadonlyMap<ReferenceCollection, readonly DocumentData[]>,
    ingredients: readonly DocumentData[],
    recipes: readonly DocumentData[],
  ) {
    for (const [collection, documents] of reference) {
      const names = documents.map((document): [string, number] => [
        nameKey(String(document[REFERENCE_NAME_FIELDS[collection]])),
        Number(document.id),
      ]);
      this.reference.set(collection, new Map(names));
    }
    this.ingredients = new Map(ingredients.map((document) => [Number(document.id), document]));
    this.recipes = new Map(recipes.map((document) => [Number(document.id), document]));
  }

  /** The id of a reference document by name; undefined where there is none. */
  findReference(collection: ReferenceCollection, name: string): number | undefined {
    return this.reference.get(collection)?.get(nameKey(name));
  }

  /**
   * The id of a reference document that imports rely on; a `Failure` with the way out where it is missing.
   */
  referenceId(collection: ReferenceCollection, name: string): number {
    const id = this.findReference(collection, name);
    if (id === undefined)
      throw new Failure(`${collection} has no “${name}”: run "npm run seed" first, then import again.`);
    return id;
  }
}

/** Reads what the catalogue holds. */
export async function readExisting(db: Firestore): Promise<Existing> {
  const all = async (path: string) =>
    (await db.collection(path).get()).docs.map((document) => document.data());
  const reference = await Promise.all(
    REFERENCE_COLLECTIONS.map(async (name): Promise<[ReferenceCollection, DocumentData[]]> => [
      name,
      await all(name),
    ]),
  );
  return new Existing(new Map(reference), await all(COLLECTIONS.ingredients), await all(COLLECTIONS.recipes));
}
