// Latency of the API over warm requests: npm run bench:api -- [--base URL] [--auth URL] [--requests 200] [--users 1]
// The system is one that runs already (npm start); its standard ports are the defaults.
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:5000/api' },
    auth: { type: 'string', default: 'http://127.0.0.1:9099' },
    project: { type: 'string', default: 'demo-cellaret' },
    requests: { type: 'string', default: '200' },
    users: { type: 'string', default: '1' },
  },
});
const identity = `${options.auth}/identitytoolkit.googleapis.com/v1`;

async function post(url: string, body: object, authorization?: string): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** Registers somebody with a verified address; gives their ID token. */
async function newToken(): Promise<string> {
  const account = { email: `bench-${crypto.randomUUID()}@example.com`, password: 'a-long-password' };
  const { localId } = await post(`${identity}/accounts:signUp?key=local`, {
    ...account,
    returnSecureToken: true,
  });
  const verified = { localId, emailVerified: true };
  await post(`${identity}/projects/${options.project}/accounts:update`, verified, 'Bearer owner');
  const signedIn = await post(`${identity}/accounts:signInWithPassword?key=local`, {
    ...account,
    returnSecureToken: true,
  });
  return String(signedIn.idToken);
}

interface Route {
  name: string;
  path: string;
  method?: string;
  body?: (turn: number) => object;
}

/** One answer, with how long it took and what it read. Waits where the rate limit says so. */
async function ask(token: string, { path, method = 'GET', body }: Route, turn = 0) {
  for (;;) {
    const started = performance.now();
    const response = await fetch(`${options.base}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body(turn)) } : {}),
    });
    const text = await response.text();
    const milliseconds = performance.now() - started;
    if (response.status === 429) {
      await new Promise((resolve) =>
        setTimeout(resolve, 1000 * Number(response.headers.get('retry-after') ?? 1)),
      );
      continue;
    }
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const reads = Number(response.headers.get('x-documents-read'));
    return { milliseconds, reads, answer: JSON.parse(text) as Record<string, unknown> };
  }
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

async function measure(tokens: string[], route: Route): Promise<void> {
  const count = Number(options.requests);
  for (let warm = 0; warm < 5; warm += 1) await ask(tokens[0] ?? '', route, warm);
  const times: number[] = [];
  let reads = 0;
  const lane = async (token: string, first: number) => {
    for (let turn = first; turn < count; turn += tokens.length) {
      const result = await ask(token, route, turn);
      times.push(result.milliseconds);
      reads = Math.max(reads, result.reads);
    }
  };
  await Promise.all(tokens.map(lane));
  times.sort((a, b) => a - b);
  const figures = [at(times, 0.5), at(times, 0.95)].map((time) => time.toFixed(1).padStart(8));
  console.log(`${route.name.padEnd(34)}${figures.join('')}${String(reads).padStart(8)}`);
}

/** The position of a page of the feed, counted from 1; of the last page where there are fewer. */
async function offsetOfPage(token: string, page: number): Promise<{ page: number; offset: number }> {
  let offset = 0;
  for (let current = 1; ; current += 1) {
    if (current === page) return { page, offset };
    const { answer } = await ask(token, { name: '', path: `/feed/items/offset/${offset}` });
    if (typeof answer.next_offset !== 'number') return { page: current, offset };
    offset = answer.next_offset;
  }
}

const firstOf = (answer: unknown) => Number((answer as { id: number }[])[0]?.id);

async function main(): Promise<void> {
  const tokens = await Promise.all(Array.from({ length: Number(options.users) }, newToken));
  const [token = ''] = tokens;
  const list = async (path: string) => firstOf((await ask(token, { name: '', path })).answer);
  const create = async (path: string, body: object) =>
    Number((await ask(token, { name: '', path, method: 'POST', body: () => body })).answer.id);
  const ingredient = await list('/ingredient?limit=1');
  const recipe = await list('/recipe?limit=1');
  const cabinet = await create('/bar-cabinet', { bar_cabinet_name: 'Bench', is_active: true });
  const menu = await create('/menu', { menu_name: 'Bench', is_active: true });
  const deep = await offsetOfPage(token, 300);
  const queries = [
    'gin',
    'negroni',
    'lime jui',
    'campri',
    'dry martini',
    'rum',
    'sour',
    'amaro',
    'daiqiri',
    'old fash',
  ];
  const query = (turn: number) => ({ query: queries[turn % queries.length] });
  const item = { ingredient_id: ingredient, is_in_stock: true, is_deleted: false };
  const routes: Route[] = [
    { name: 'feed, page 1', path: '/feed/items/offset/0' },
    { name: `feed, page ${deep.page}`, path: `/feed/items/offset/${deep.offset}` },
    ...[
      'ingredienttype',
      'ingredientbrand',
      'ingredientattribute',
      'glassware',
      'serving-method',
      'quantity-unit',
    ].map((path) => ({ name: path, path: `/${path}` })),
    { name: 'ingredient list, 100', path: '/ingredient?limit=100' },
    { name: 'ingredient', path: `/ingredient/${ingredient}` },
    { name: 'ingredient payload', path: `/ingredient/new-ingredient-payload/${ingredient}` },
    { name: 'recipe list, 100', path: '/recipe?limit=100' },
    { name: 'recipe', path: `/recipe/${recipe}` },
    { name: 'recipe payload', path: `/recipe/new-recipe-payload/${recipe}` },
    { name: 'cabinets', path: '/bar-cabinet/user' },
    { name: 'save cabinet item', path: `/bar-cabinet/${cabinet}/item`, method: 'POST', body: () => item },
    { name: 'cabinet', path: `/bar-cabinet/id/${cabinet}` },
    {
      name: 'suggested ingredients',
      path: `/search/suggested-ingredients/bar-cabinet/${cabinet}`,
      method: 'POST',
    },
    { name: 'search ingredients', path: '/search/ingredients', method: 'POST', body: query },
    { name: 'menus', path: '/menu/user' },
    {
      name: 'save menu item',
      path: `/menu/${menu}/item`,
      method: 'POST',
      body: () => ({ recipe_id: recipe, is_deleted: false }),
    },
    { name: 'menu', path: `/menu/id/${menu}` },
    { name: 'suggested recipes', path: `/search/suggested-recipes/menu/${menu}`, method: 'POST' },
    { name: 'search recipes', path: '/search/recipes', method: 'POST', body: query },
  ];
  console.log(`${'route'.padEnd(34)}  p50 ms  p95 ms   reads`);
  for (const route of routes) await measure(tokens, route);
}

await main();
