import {
  CURRENT_CATALOGUE,
  cataloguePath,
  currentCatalogue,
  FIRST_CATALOGUE,
} from '@cellaret/domain/catalogue/browser-catalogue';
import { PUBLIC_PATHS, SHARING } from '@cellaret/domain/recipes/sharing';
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { Failure } from '../command/failure.ts';
import type { Site } from './site.ts';
import type { SmokePerson } from './smoke-person.ts';
import { SMOKE_RECIPE } from './smoke-recipe.ts';
import { found, tried } from './waiting.ts';

/** Shows a recipe to everybody, and opens its page as nobody. Throws a `Failure` where it does not open. */
export async function openPublicPage(site: Site, { user }: SmokePerson, id: number): Promise<void> {
  await tried(
    'Sharing a recipe',
    'firestore.rules are not those of this version',
    setDoc(doc(site.firestore, SHARING.document(id)), {
      id,
      user_id: user.uid,
      is_shared: true,
      updated_at: serverTimestamp(),
    }),
  );
  const url = site.url + PUBLIC_PATHS.recipe(id);
  let status = 0;
  await found(
    async () => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
      status = answer.status;
      return (await answer.text()).includes(`>${SMOKE_RECIPE}</h1>`) || null;
    },
    () =>
      `${url} does not show the shared recipe (it answered ${status}): does hosting hand /r/** to the function api?`,
  );
}

/**
 * Fetches the catalogue that browsers search in. Throws a `Failure` where there is none, or it holds nothing.
 */
export async function fetchCatalogue(site: Site, { user }: SmokePerson): Promise<string> {
  let said = 'nobody made one';
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${await user.getIdToken()}` };
    const answer = await fetch(site.url + path, { headers, signal: AbortSignal.timeout(90_000) });
    said = `${path} answered ${answer.status}`;
    return answer;
  };
  return found(
    async () => {
      const current = (await getDoc(doc(site.firestore, CURRENT_CATALOGUE))).data();
      // A catalogue that is too large for browsers has no files.
      const [newest] = current ? currentCatalogue.parse(current).files : [];
      const answer = await get(newest ? cataloguePath(newest.version) : FIRST_CATALOGUE);
      if (!newest || !answer.ok) return null;
      const { recipes } = (await answer.json()) as { recipes: object };
      return `${Object.keys(recipes).length} recipes`;
    },
    () =>
      `The catalogue of browsers is not there (${said}): look at the logs of the functions api and onCardWritten.`,
  );
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

async function get(url: string): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Pages of the provider, on which headers of ours would break signing in and the links of mails. */
const PROVIDER_PAGES = ['/__/auth/handler', '/__/auth/iframe', '/__/auth/action'];

/** An expectation about an address, with the words to report when it fails. */
type Expectation = readonly [path: string, what: string, holds: (answer: Answer) => boolean];

const has = (name: string, part: string) => (answer: Answer) =>
  answer.headers.get(name)?.includes(part) ?? false;
const answers = (status: number) => (answer: Answer) => answer.status === status;

const OF_PAGES: readonly Expectation[] = ['/', '/login', '/view-recipe/1'].flatMap((path): Expectation[] => [
  [path, 'the page', answers(200)],
  [
    path,
    'a Content-Security-Policy that forbids framing',
    has('content-security-policy', "frame-ancestors 'none'"),
  ],
  [path, 'X-Content-Type-Options: nosniff', has('x-content-type-options', 'nosniff')],
  [path, 'Cache-Control: no-cache', has('cache-control', 'no-cache')],
  [path, 'a Referrer-Policy', has('referrer-policy', 'strict-origin')],
]);

const OF_API: readonly Expectation[] = [
  ['/api/openapi.json', 'the description of the API', answers(200)],
  ['/api/glassware', 'a refusal without a sign-in (401)', answers(401)],
];

/**
 * Looks at what hosting and the functions answer to somebody nobody knows. Throws a `Failure` that lists all
 * that is wrong.
 */
export async function checkHeaders(url: string, local: boolean): Promise<string> {
  const script = /\/assets\/[^"']+\.js/.exec((await get(url)).text)?.[0];
  if (script === undefined)
    throw new Failure(`${url}/ is no page of this app: it names no script in /assets.`);
  const wanted: Expectation[] = [
    ...OF_PAGES,
    [script, 'a year’s keeping of hashed files', has('cache-control', 'immutable')],
    ...OF_API,
    // Only Google serves these.
    ...(local ? [] : PROVIDER_PAGES).flatMap((path): Expectation[] => [
      [path, 'the provider’s page', answers(200)],
      [
        path,
        'no Content-Security-Policy of ours',
        (answer) => !has('content-security-policy', 'frame-ancestors')(answer),
      ],
    ]),
  ];
  const seen = new Map<string, Answer>();
  for (const [path] of wanted) if (!seen.has(path)) seen.set(path, await get(url + path));
  const missing = wanted.filter(([path, , holds]) => !holds(seen.get(path) as Answer));
  if (missing.length > 0)
    throw new Failure(
      missing
        .map(([path, what]) => `${path} lacks ${what} (it answered ${seen.get(path)?.status})`)
        .join('\n'),
    );
  return `${wanted.length} expectations at ${seen.size} addresses`;
}
