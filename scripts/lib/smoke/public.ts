import {
  CURRENT_CATALOGUE,
  cataloguePath,
  currentCatalogue,
  FIRST_CATALOGUE,
} from '@cellaret/domain/catalogue/browser-catalogue';
import { PUBLIC_PATHS, SHARING } from '@cellaret/domain/recipes/sharing';
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { SmokePerson } from './person.ts';
import { SMOKE_RECIPE } from './recipe.ts';
import type { Site } from './site.ts';
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
