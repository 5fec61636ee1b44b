import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { REFERENCE_COLLECTIONS } from '@cellaret/domain/collections';
import { projectId } from '../support/env.ts';
import type { FirestoreAddress } from '../rules/support/rest.ts';
import { replaced, type Data } from '../rules/support/values.ts';
import { put } from '../rules/support/world.ts';

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

export interface SharedWorld {
  ids: KnownIds;
  /** Documents by path as both sides have them. */
  documents: Readonly<Record<string, Data>>;
}

const enough = 400;

const isTimestamp = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Copies reference data, some ingredients and some recipes of the system that the API serves to a Firestore of the rules' own. */
export async function shareWorld(rules: FirestoreAddress): Promise<SharedWorld> {
  const app = getApps().find(({ name }) => name === 'parity') ?? initializeApp({ projectId }, 'parity');
  const documents: Record<string, Data> = {};
  const copy = async (collection: string, most: number): Promise<number[]> => {
    const found = await getFirestore(app).collection(collection).limit(most).get();
    return found.docs.map((snapshot) => {
      const fields = replaced(snapshot.data(), (value) => (isTimestamp(value) ? value.toDate() : value));
      documents[snapshot.ref.path] = fields as Data;
      return Number(snapshot.id);
    });
  };
  const reference: number[][] = [];
  for (const collection of REFERENCE_COLLECTIONS) reference.push(await copy(collection, 1000));
  await copy('option_lists', 100);
  const [types = [], brands = [], attributes = [], glassware = [], methods = [], , units = []] = reference;
  const ingredients = await copy('ingredients', 12);
  const recipes = await copy('recipes', 6);
  const paths = Object.entries(documents);
  for (let start = 0; start < paths.length; start += enough) {
    await put(rules, Object.fromEntries(paths.slice(start, start + enough)));
  }
  return { ids: { types, brands, attributes, glassware, methods, units, ingredients, recipes }, documents };
}
