import type { ApiName } from '@cellaret/domain/api';
import { COLLECTIONS, DOCUMENTS, placeOf } from '@cellaret/domain/collections';
import { FUNCTION_LIMITS } from '@cellaret/domain/limits';
import type { RecipeItem } from '@cellaret/domain/search/search-item';
import { connectAdmin, emulatorTarget, type Admin } from '../../scripts/lib/admin-sdk.ts';
import type { Asked } from '../api/support/client.ts';
import { ports, projectId } from '../support/env.ts';
import { newPerson, type Person } from '../support/people.ts';
import { succeedApi, type ApiCall } from './api-call.ts';
import { GeneratedCatalogue } from './generated-catalogue.ts';
import { FIRST_INGREDIENT, type LargeSize } from './large-catalogue.ts';
import { figure, percentile } from './measure.ts';
import { seeded, skewed } from './random.ts';
import { printed, saveMeasurement, type MeasuredRow } from './report.ts';
import { makeQueries } from './search-queries.ts';

const PEOPLE = 10;
const OWNED = 200;
const ON_MENU = 20;
const DEEP_PAGE = 300;
/** The local engine sorts all cards for every page of the feed, so that few pages are asked for. */
const FEED_PAGES = 30;

interface Shopper {
  readonly person: Person;
  readonly cabinet: number;
  readonly menu: number;
}

const idOf = ({ body }: ApiCall): number => (body as { id: number }).id;

/** The first recipes of a catalogue. */
function firstRecipes(catalogue: GeneratedCatalogue, count: number): RecipeItem[] {
  const first: RecipeItem[] = [];
  for (const recipe of catalogue.recipes()) if (first.push(recipe) === count) break;
  return first;
}

/** Somebody with a filled cabinet and menu; the entries are written past the rules, which take one at a time. */
async function newShopper(
  admin: Admin,
  catalogue: GeneratedCatalogue,
  random: () => number,
): Promise<Shopper> {
  const person = await newPerson();
  const cabinet = idOf(
    await succeedApi(person, 'createBarCabinet', { body: { bar_cabinet_name: 'Large', is_active: true } }),
  );
  const menu = idOf(
    await succeedApi(person, 'createMenu', { body: { menu_name: 'Large', is_active: true } }),
  );
  const owned = new Set<number>();
  while (owned.size < OWNED) owned.add(FIRST_INGREDIENT + skewed(random, catalogue.ingredients.length));
  const entry = { ingredient_name: 'x', ingredient_type_id: 1, is_in_stock: true, is_deleted: false };
  const recipes = firstRecipes(catalogue, ON_MENU).map(
    ({ id, name }) => [String(id), { recipe_name: name, is_deleted: false }] as const,
  );
  await admin.db.doc(DOCUMENTS.barCabinet(placeOf(person.uid), cabinet)).update({
    items: Object.fromEntries([...owned].map((id) => [String(id), entry])),
  });
  await admin.db
    .doc(DOCUMENTS.menu(placeOf(person.uid), menu))
    .update({ items: Object.fromEntries(recipes) });
  return { person, cabinet, menu };
}

interface Asking {
  readonly action: string;
  readonly name: ApiName;
  readonly asked: (shopper: Shopper, turn: number) => Asked;
  /** The most documents an answer may read. */
  readonly budget: number;
}

const WARM_UP = 30;

/** `count` requests after a warm-up, as many at once as there are people. */
async function measure(shoppers: readonly Shopper[], { name, asked }: Asking, count: number) {
  const calls: ApiCall[] = [];
  let turn = 0;
  const lane = async (shopper: Shopper) => {
    while (turn < count + WARM_UP) {
      const at = turn;
      turn += 1;
      const call = await succeedApi(shopper.person, name, asked(shopper, at));
      if (at >= WARM_UP) calls.push(call);
    }
  };
  await Promise.all(shoppers.map(lane));
  return calls;
}

const rowOf = (action: string, atOnce: number, calls: readonly ApiCall[]): MeasuredRow => ({
  action,
  requests: calls.length,
  'at once': atOnce,
  'p50 ms': figure(
    percentile(
      calls.map(({ ms }) => ms),
      0.5,
    ),
  ),
  'p95 ms': figure(
    percentile(
      calls.map(({ ms }) => ms),
      0.95,
    ),
  ),
  'documents read': Math.max(...calls.map(({ reads }) => reads)),
});

/** The position of a page of the feed, counted from 1: the key of the last card before it. */
async function offsetOfPage(admin: Admin, page: number): Promise<number> {
  const cards = admin.db.collection(COLLECTIONS.cards).where('visible', '==', true);
  const before = await cards
    .orderBy('feed_key', 'desc')
    .offset((page - 1) * FUNCTION_LIMITS.feedPage - 1)
    .limit(1)
    .get();
  return Number(before.docs[0]?.get('feed_key'));
}

/** Two places of the feed in turns, so that whatever else the machine does meets both alike. */
async function measureFeed(
  person: Person,
  deep: number,
  count: number,
): Promise<{ rows: MeasuredRow[]; ratio: number }> {
  const calls: Record<'first' | 'deep', ApiCall[]> = { first: [], deep: [] };
  for (let turn = 0; turn < count; turn += 1) {
    calls.first.push(await succeedApi(person, 'getFeed', { params: { offset: 0 } }));
    calls.deep.push(await succeedApi(person, 'getFeed', { params: { offset: deep } }));
  }
  const p50 = (some: readonly ApiCall[]) =>
    percentile(
      some.map(({ ms }) => ms),
      0.5,
    );
  return {
    rows: [rowOf('feed, page 1', 1, calls.first), rowOf(`feed, page ${DEEP_PAGE}`, 1, calls.deep)],
    ratio: p50(calls.deep) / p50(calls.first),
  };
}

function askings(size: LargeSize, catalogue: GeneratedCatalogue): Asking[] {
  const sample = [...catalogue.recipes()].filter((_, at) => at % Math.ceil(size.recipes / 2000) === 0);
  const queries = makeQueries(sample, 150).sort((a, b) => a.recipe_id - b.recipe_id);
  const recipeQuery = (turn: number) => queries[turn % queries.length]?.text ?? '';
  const names = catalogue.ingredients.filter((_, at) => at % 20 === 0).map(({ name }) => name.slice(0, 8));
  return [
    {
      action: 'search recipes',
      name: 'searchRecipes',
      asked: (_, turn) => ({ body: { query: recipeQuery(turn) } }),
      budget: 0,
    },
    {
      action: 'search recipes, with what is missing',
      name: 'searchRecipes',
      asked: ({ cabinet }, turn) => ({ body: { query: recipeQuery(turn), bar_cabinet_id: cabinet } }),
      budget: 1,
    },
    {
      action: 'search ingredients',
      name: 'searchIngredients',
      asked: (_, turn) => ({ body: { query: names[turn % names.length] } }),
      budget: 0,
    },
    {
      action: 'suggest ingredients',
      name: 'suggestIngredients',
      asked: ({ cabinet }) => ({ params: { id: cabinet } }),
      budget: 3,
    },
    {
      action: 'suggest recipes',
      name: 'suggestRecipes',
      asked: ({ menu }) => ({ params: { id: menu } }),
      budget: 3,
    },
  ];
}

/**
 * Measures search, suggestions and the feed of a large system through `/api`, prints a table and keeps it for the report.
 * @returns the targets that were missed; nothing when all are met.
 */
export async function benchScale(size: LargeSize, requests: number): Promise<string[]> {
  const admin = connectAdmin(emulatorTarget(ports, projectId));
  const catalogue = new GeneratedCatalogue(size.recipes, {
    ingredients: size.ingredients,
    firstIngredientId: FIRST_INGREDIENT,
  });
  const random = seeded(11);
  const someone = await newPerson();
  const cold = await succeedApi(someone, 'searchRecipes', { body: { query: 'sour' } });
  const shoppers: Shopper[] = [];
  for (let at = 0; at < PEOPLE; at += 1) shoppers.push(await newShopper(admin, catalogue, random));
  const deepOffset = await offsetOfPage(admin, DEEP_PAGE);
  await admin.close();
  const rows: MeasuredRow[] = [rowOf('the first search of an instance', 1, [cold])];
  const missed: string[] = [];
  for (const asking of askings(size, catalogue)) {
    const calls = await measure(shoppers, asking, requests);
    rows.push(rowOf(asking.action, PEOPLE, calls));
    const most = Math.max(...calls.map(({ reads }) => reads));
    if (most > asking.budget)
      missed.push(`${asking.action}: ${most} documents read, ${asking.budget} allowed`);
  }
  const feed = await measureFeed(someone, deepOffset, Math.min(FEED_PAGES, requests));
  rows.push(...feed.rows);
  console.log(printed(rows));
  const ratio = `Page ${DEEP_PAGE} of the feed takes ${figure(feed.ratio)} times as long as page 1.`;
  console.log([ratio, ...missed].join('\n'));
  saveMeasurement({
    name: 'scale',
    title: `Through the API at ${size.recipes.toLocaleString('en')} recipes and ${size.ingredients.toLocaleString('en')} ingredients`,
    rows,
    notes: [
      ratio,
      `${PEOPLE} people ask at once, each with ${OWNED} ingredients in stock and ${ON_MENU} recipes on the menu.`,
      'The local engine looks at every card for a page of the feed and for what is new to the index; Firestore has indexes for both. That is most of what these figures are above those of the seed world.',
      missed.length === 0
        ? 'Documents read: within the budgets (search 0, suggestions 3).'
        : `Missed: ${missed.join('; ')}.`,
    ],
  });
  return missed;
}
