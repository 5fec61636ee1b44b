import { BAR_PATHS, barDocument, mayWrite, roleIn } from '@cellaret/domain/bars/bar';
import { barCabinetDocument } from '@cellaret/domain/cabinets/bar-cabinet';
import { keptEntries } from '@cellaret/domain/cabinets/shelf';
import { barPlace, DOCUMENTS, type Place } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { lookCode } from '@cellaret/domain/drawings/look-code';
import {
  gate as gateSchema,
  GUEST_PATHS,
  publication as publicationSchema,
  publicMenu,
  type Publication,
  type PublicItem,
  type PublicMenu,
} from '@cellaret/domain/guests/guests';
import { strengthOf } from '@cellaret/domain/measures/volume';
import { menuDocument, inSections, placed } from '@cellaret/domain/menus/menu';
import { measuredItems, recipeView, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { findDocuments, findIdPages, readDocument } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import { matchOf } from '../availability/matching.ts';
import { stockOf } from '../cabinets/bar-cabinets.ts';
import { preferencesOf } from '../cabinets/selection.ts';
import { currentCatalogue, type CurrentCatalogue } from '../catalogue/catalogue-index.ts';
import { barIdOf, placeOfGate } from '../core/place-access.ts';
import { differs } from '../core/read-models.ts';
import { pushPublicKey } from './push.ts';

/** The people who may serve guests, and the one whose staples count. */
interface Hosts {
  uids: string[];
  owner_uid: string;
}

/** The person at home, or all members of a bar who may write; null if the stored bar is gone. */
function hostsOf(place: Place, storedBar: unknown): Hosts | null {
  if (barIdOf(place) === null) {
    const uid = place.slice('users/'.length);
    return { uids: [uid], owner_uid: uid };
  }
  if (storedBar === null || storedBar === undefined) return null;
  const bar = barDocument.parse(storedBar);
  const hosts = (uid: string): boolean => {
    const role = roleIn(bar, uid);
    return role !== null && mayWrite(role);
  };
  return { uids: bar.member_uids.filter(hosts), owner_uid: bar.owner_uid };
}

/** Orders close this long after publishing, by default. */
const EVENING_MS = 12 * 60 * 60 * 1000;

const NAMED = 20;

/** Maximum characters of lines and instructions in a menu, which keeps its document below the limit. */
const WORDY = 300_000;

const STUB = {
  title: '',
  greeting: '',
  is_open: false,
  takes_orders: false,
  asks_code: false,
  hides_unavailable: false,
  currency: null,
  sections: [],
  recipe_ids: [],
};

/** A recipe with the details its host publishes; availability is added later. */
function itemOf(recipe: RecipeView, { shows }: Publication): PublicItem {
  const { alcohol_abv } = strengthOf(measuredItems(recipe.recipe_items));
  return {
    recipe_id: recipe.id,
    name: recipe.recipe_name,
    description: recipe.recipe_description,
    ingredient_names: recipe.recipe_items.slice(0, NAMED).map((item) => item.ingredient.ingredient_name),
    lines: shows.recipe
      ? recipe.recipe_items.map(({ ingredient, quantity, quantity_unit: unit, garnish_only, optional }) => ({
          name: ingredient.ingredient_name,
          quantity,
          unit: {
            id: unit.id,
            quantity_unit_name: unit.quantity_unit_name,
            quantity_unit_name_plural: unit.quantity_unit_name_plural,
            unit_system_id: unit.unit_system_id,
            volume_ml: unit.volume_ml,
            weight_gram: unit.weight_gram,
          },
          garnish_only,
          optional,
        }))
      : null,
    instructions: shows.recipe ? recipe.instructions : null,
    strength: shows.strength ? alcohol_abv : null,
    look: lookCode(lookOfView(recipe)),
    cover: shows.pictures ? recipe.cover : null,
    price: null,
    available: false,
    instead_id: null,
  };
}

const bounded = (items: PublicItem[]): PublicItem[] =>
  JSON.stringify(items.map(({ lines, instructions }) => [lines, instructions])).length <= WORDY
    ? items
    : items.map((item) => ({ ...item, lines: null, instructions: null }));

/** Recipes as guests see them, without hidden ones: one read each. */
async function drawn(
  transaction: Transaction,
  publication: Publication,
  ids: readonly number[],
): Promise<PublicItem[]> {
  const stored = await transaction.readAll(ids.map((id) => DOCUMENTS.recipeView(id)));
  return stored
    .flatMap((fields) => recipeView.safeParse(fields).data ?? [])
    .filter((recipe) => recipe.visible)
    .map((recipe) => itemOf(recipe, publication));
}

type Drinks = Pick<PublicMenu, 'currency' | 'sections' | 'recipe_ids'>;

/** The current drinks of a menu by section. Reads all recipes that are not in `known`. */
async function drinksOf(
  transaction: Transaction,
  place: Place,
  publication: Publication,
  known: readonly PublicItem[],
): Promise<Drinks> {
  const path = DOCUMENTS.menu(place, publication.menu_id);
  const menu = menuDocument.safeParse(await transaction.read(path)).data;
  const card = menu?.card;
  // Includes hidden recipes, so that they are found when they become visible again.
  const recipe_ids = (menu ? keptEntries(menu) : []).map(([id]) => id).slice(0, LIMITS.guests.drinks);
  const kept = known.filter(({ recipe_id }) => recipe_ids.includes(recipe_id));
  const unknown = recipe_ids.filter((id) => kept.every(({ recipe_id }) => recipe_id !== id));
  const items = bounded([...kept, ...(await drawn(transaction, publication, unknown))]);
  return {
    currency: card?.currency ?? null,
    sections: inSections(card, placed(card, items)).map(({ name, drinks }) => ({
      name,
      items: drinks.map(({ item, price }) => ({ ...item, price })),
    })),
    recipe_ids,
  };
}

/** The available drink with the nearest taste, or null. */
function insteadOf(id: number, available: readonly number[], { flavour }: CurrentCatalogue): number | null {
  const scores = flavour.scoresOf(id);
  if (scores === null) return available[0] ?? null;
  const apart = (other: number) => flavour.distance(other, scores);
  return [...available].sort((a, b) => apart(a) - apart(b))[0] ?? null;
}

/** Adds availability by cabinet, staples and substitution rules: two reads. */
async function withAvailability(
  transaction: Transaction,
  place: Place,
  owner_uid: string,
  { bar_cabinet_id }: Publication,
  sections: Drinks['sections'],
  catalogue: CurrentCatalogue,
): Promise<{ sections: Drinks['sections']; available_ids: number[] }> {
  const [stored, user] = await transaction.readAll([
    DOCUMENTS.barCabinet(place, bar_cabinet_id),
    DOCUMENTS.user(owner_uid),
  ]);
  const cabinet = barCabinetDocument.safeParse(stored).data;
  const match = cabinet && matchOf(catalogue, stockOf(cabinet, preferencesOf(user).staple_ids));
  const ids = sections.flatMap(({ items }) => items.map((item) => item.recipe_id));
  const available_ids = ids.filter((id) => match?.missingCount(id) === 0);
  const ofItem = (item: PublicItem): PublicItem => {
    const available = available_ids.includes(item.recipe_id);
    const instead_id = available ? null : insteadOf(item.recipe_id, available_ids, catalogue);
    return { ...item, available, instead_id };
  };
  return { sections: sections.map(({ name, items }) => ({ name, items: items.map(ofItem) })), available_ids };
}

/** 'stock' and 'people' reuse the published drinks, `recipes` reads those again; undefined rebuilds all. */
export type ChangeScope = 'stock' | 'people' | { readonly recipes: readonly number[] };

/**
 * Rebuilds a public menu and its gate from publication, menu, cabinet and recipes. A token belongs to the
 * place that published it first, even after it was withdrawn, because its link is printed and known.
 */
export async function rebuildPublicMenu(place: Place, token: string, scope?: ChangeScope): Promise<void> {
  // Loaded before the transaction, which locks the gate: hosts must not wait while an instance loads.
  const catalogue = await currentCatalogue();
  await runTransaction(async (transaction) => {
    const paths = { menu: GUEST_PATHS.publicMenu(token), gate: GUEST_PATHS.gate(token) };
    const barId = barIdOf(place);
    const [source, storedMenu, storedGate, storedBar] = await transaction.readAll([
      GUEST_PATHS.publication(place, token),
      paths.menu,
      paths.gate,
      ...(barId === null ? [] : [BAR_PATHS.bar(barId)]),
    ]);
    const shown = publicMenu.safeParse(storedMenu).data ?? null;
    const gate = gateSchema.safeParse(storedGate).data ?? null;
    if (shown ? gate === null || placeOfGate(gate) !== place : gate !== null) return;
    const publication = publicationSchema.safeParse(source).data;
    const hosts = hostsOf(place, storedBar);
    if (!publication || !hosts) {
      if (!shown) return;
      transaction.set(paths.menu, { ...STUB, updated_at: SERVER_TIME });
      transaction.remove(paths.gate);
      return;
    }
    const changed = typeof scope === 'object' ? scope.recipes : null;
    const known = shown?.sections.flatMap(({ items }) => items) ?? [];
    const drinks =
      typeof scope === 'string' && shown
        ? shown
        : await drinksOf(
            transaction,
            place,
            publication,
            changed ? known.filter(({ recipe_id }) => !changed.includes(recipe_id)) : [],
          );
    const { sections, available_ids } = await withAvailability(
      transaction,
      place,
      hosts.owner_uid,
      publication,
      drinks.sections,
      catalogue,
    );
    const next = {
      title: publication.title,
      greeting: publication.greeting,
      is_open: shown?.is_open ?? true,
      takes_orders: shown?.takes_orders ?? false,
      asks_code: shown?.asks_code ?? false,
      hides_unavailable: publication.hides_unavailable,
      currency: drinks.currency,
      sections,
      recipe_ids: drinks.recipe_ids,
    };
    if (differs(shown, next)) transaction.set(paths.menu, { ...next, updated_at: SERVER_TIME });
    const followed = { host_uids: hosts.uids, available_ids, push_key: pushPublicKey() };
    if (!gate)
      transaction.set(paths.gate, {
        ...followed,
        ...(barId !== null && { bar_id: barId }),
        is_taking: false,
        closes_at: new Date(Date.now() + EVENING_MS),
        door_code: '',
        max_open: LIMITS.guests.openOrders.default,
        is_full: false,
      });
    else if (
      differs(
        { host_uids: gate.host_uids, available_ids: gate.available_ids, push_key: gate.push_key },
        followed,
      )
    )
      transaction.update(paths.gate, followed);
  });
}

/** A menu as guests see it: one read; null if it is closed, withdrawn or unknown, which look the same. */
export async function readOpenMenu(token: string): Promise<PublicMenu | null> {
  const menu = publicMenu.safeParse(await readDocument(GUEST_PATHS.publicMenu(token))).data;
  return menu?.is_open ? menu : null;
}

/** The tokens of a menu's publications: one read each, at least one. */
export const publicationsOf = async (place: Place, menuId: number): Promise<string[]> =>
  (
    await findDocuments(GUEST_PATHS.publications(place), {
      where: [['menu_id', '==', menuId]],
      select: ['id'],
      limit: LIMITS.listPage,
    })
  ).map(({ fields }) => String(fields.id));

/** Updates the hosts of all public menus of a bar after its members changed: one read and a rebuild each. */
export async function followPeople(barId: string): Promise<void> {
  const place = barPlace(barId);
  for await (const tokens of findIdPages(GUEST_PATHS.publications(place), { limit: LIMITS.listPage }))
    for (const token of tokens) await rebuildPublicMenu(place, token, 'people');
}
