import { REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { FirestoreAddress } from '../rules/support/rest.ts';
import { put } from '../rules/support/rules-data.ts';
import { replaced, type Data } from '../rules/support/values.ts';
import { database } from '../support/data/database.ts';

/** Ids that exist on both sides. */
export interface KnownIds {
  types: number[];
  brands: number[];
  attributes: number[];
  glassware: number[];
  methods: number[];
  units: number[];
  ingredients: number[];
  recipes: number[];
}

export interface SharedData {
  ids: KnownIds;
  /** Documents by path as both sides have them. */
  documents: Readonly<Record<string, Data>>;
}

const enough = 400;

/** Seeded documents have smaller ids than any that is drawn. */
const FIRST_RANDOM_ID = 2 ** 32;

const isTimestamp = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Copies reference data, some ingredients and some recipes from the API's system to the rules' Firestore. */
export async function shareData(rules: FirestoreAddress): Promise<SharedData> {
  const documents: Record<string, Data> = {};
  // The seeded ones only: what other tests created may be gone again while these cases run.
  const copySeeded = (collection: string, most: number) =>
    copyFound(database.collection(collection).where('id', '<', FIRST_RANDOM_ID).limit(most));
  const copyFound = async (query: Query): Promise<number[]> => {
    const found = await query.get();
    return found.docs.map((snapshot) => {
      const fields = replaced(snapshot.data(), (value) => (isTimestamp(value) ? value.toDate() : value));
      documents[snapshot.ref.path] = fields as Data;
      return Number(snapshot.id);
    });
  };
  const reference: number[][] = [];
  for (const collection of REFERENCE_COLLECTIONS) reference.push(await copySeeded(collection, 1000));
  await copyFound(database.collection('option_lists').limit(100));
  const [types = [], brands = [], attributes = [], glassware = [], methods = [], , units = []] = reference;
  const ingredients = await copySeeded('ingredients', 12);
  const recipes = await copySeeded('recipes', 6);
  for (const id of [...ingredients, ...recipes])
    await copyFound(database.collection('ids').where(FieldPath.documentId(), '==', String(id)));
  const paths = Object.entries(documents);
  for (let start = 0; start < paths.length; start += enough) {
    await put(rules, Object.fromEntries(paths.slice(start, start + enough)));
  }
  return { ids: { types, brands, attributes, glassware, methods, units, ingredients, recipes }, documents };
}
