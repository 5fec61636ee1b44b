import { makeCabinet, makeLogEntry, makePreferences, stored } from '../rules/support/builders.ts';
import { countingFor, takingId } from '../rules/support/companions.ts';
import type { Write } from '../rules/support/rest.ts';
import { now, type Data } from '../rules/support/values.ts';
import type { Body } from './bodies.ts';
import type { SharedData } from './parity-data.ts';
import type { ApiVerdict, Verdict } from './verdicts.ts';

/** Something one way takes and the other does not, on purpose. */
export interface MeantDifference {
  what: string;
  why: string;
  api: 'createRecipe' | 'createBarCabinet' | 'saveBarCabinetItem' | 'createLogEntry';
  body: Body;
  apiVerdict: Verdict;
  writes: Write[];
  given: Record<string, Data | null>;
  rulesVerdict: Verdict;
}

/** The rules check four of a recipe's ingredients; later ones are left to a trigger. */
export function isBeyondTheFourth(api: ApiVerdict, rules: Verdict): boolean {
  const places = api.errors.map(({ path }) => /^recipe_items\.(\d+)\.ingredient_id$/.exec(path)?.[1]);
  return (
    rules === 'accepted' &&
    api.status === 422 &&
    places.length > 0 &&
    places.every((place) => place !== undefined && Number(place) >= 4)
  );
}

/** Only the API, which looks at descendants, moves an ingredient to another parent. */
export const isMoved = (body: Body, api: ApiVerdict, rules: Verdict): boolean =>
  rules === 'refused' && api.status === 200 && body.parent_ingredient_id != null;

const ID = 4_294_967_296;
const cabinetPath = `users/ana/bar_cabinets/${ID}`;

/** Every difference that the property leaves out, each as an example that is tested. */
export function meantDifferences({ ids, documents }: SharedData): MeantDifference[] {
  const [ingredient = 0] = ids.ingredients;
  const source = documents[`ingredients/${ingredient}`];
  const paddedName = `x${' '.repeat(1000)}`;
  const items = [ingredient, ingredient, ingredient, ingredient, 77_777];
  const described = {
    recipe_name: 'Five',
    recipe_description: 'The last is not there.',
    instructions: 'Stir.',
    glassware_ids: ids.glassware.slice(0, 1),
    serving_method_ids: ids.methods.slice(0, 1),
  };
  return [
    {
      what: 'a recipe whose fifth ingredient does not exist',
      why: 'a request may read ten documents; a trigger keeps the recipe out of feed and search and tells its owner',
      api: 'createRecipe',
      body: {
        ...described,
        recipe_items: items.map((ingredient_id) => ({
          ingredient_id,
          quantity: 1,
          quantity_unit_id: ids.units[0],
          garnish_only: false,
        })),
      },
      apiVerdict: 'refused',
      writes: [
        {
          path: `recipes/${ID}`,
          data: {
            ...described,
            id: ID,
            user_id: 'ana',
            folder_id: ID,
            item_ingredient_ids: items,
            item_quantity_unit_ids: items.map(() => ids.units[0]),
            item_quantities: items.map(() => 1),
            item_garnish_only: items.map(() => false),
            version: 1,
            created_at: now,
            updated_at: now,
          },
        },
        takingId('recipe', ID),
        countingFor('ana', 'recipes', ID),
      ],
      given: { [`recipes/${ID}`]: null, [`ids/${ID}`]: null },
      rulesVerdict: 'accepted',
    },
    {
      what: 'a cabinet name with more than a thousand characters before trimming',
      why: 'the API stores the trimmed name; the rules store what they get and bound it',
      api: 'createBarCabinet',
      body: { bar_cabinet_name: paddedName, is_active: false },
      apiVerdict: 'accepted',
      writes: [
        { path: cabinetPath, data: makeCabinet({ id: ID, bar_cabinet_name: paddedName }) },
        countingFor('ana', 'shelves', ID),
      ],
      given: { [cabinetPath]: null },
      rulesVerdict: 'refused',
    },
    {
      what: 'a cabinet without a word on whether it is active',
      why: 'in Firestore the active cabinet is a pointer of the person and no field of the cabinet',
      api: 'createBarCabinet',
      body: { bar_cabinet_name: 'Home' },
      apiVerdict: 'refused',
      writes: [
        { path: cabinetPath, data: makeCabinet({ id: ID }) },
        { path: 'users/ana', data: makePreferences() },
        countingFor('ana', 'shelves', ID),
      ],
      given: { [cabinetPath]: null },
      rulesVerdict: 'accepted',
    },
    {
      what: 'an item whose ingredient id is text',
      why: 'entries have the id as a key, and keys are text',
      api: 'saveBarCabinetItem',
      body: { ingredient_id: String(ingredient), is_in_stock: true, is_deleted: false },
      apiVerdict: 'refused',
      writes: [
        {
          path: cabinetPath,
          data: {
            ...stored(makeCabinet({ id: ID })),
            items: {
              [String(ingredient)]: {
                ingredient_name: source?.ingredient_name,
                ingredient_type_id: source?.ingredient_type_id,
                is_in_stock: true,
                is_deleted: false,
              },
            },
            last_item_id: String(ingredient),
            updated_at: now,
          },
        },
      ],
      given: { [cabinetPath]: stored(makeCabinet({ id: ID })) },
      rulesVerdict: 'accepted',
    },
    {
      what: 'a drink that was made of a recipe that is not there any more',
      why: 'a browser knows its name, also without a network; the API takes the name from the recipe',
      api: 'createLogEntry',
      body: { recipe_id: 77_777, made_at: '2025-06-01T20:15:00Z', servings: 1, rating: null, note: '' },
      apiVerdict: 'refused',
      writes: [
        { path: `users/ana/log/${ID}`, data: makeLogEntry({ id: ID, recipe_id: 77_777 }) },
        countingFor('ana', 'notes', ID),
      ],
      given: { [`users/ana/log/${ID}`]: null },
      rulesVerdict: 'accepted',
    },
  ];
}
