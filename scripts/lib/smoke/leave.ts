import { COLLECTIONS, DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { Failure, messageOf } from '../command/failure.ts';
import type { Admin } from '../data/admin-sdk.ts';
import type { Site } from './site.ts';
import { askApi, type SmokePerson } from './smoke-person.ts';
import { found } from './waiting.ts';

/** Remaining data of a person. */
async function leftOf({ db, auth }: Admin, uid: string): Promise<string[]> {
  const owned = [COLLECTIONS.recipes, COLLECTIONS.recipeViews, COLLECTIONS.folders];
  const owns = await Promise.all(owned.map((name) => db.collection(name).where('user_id', '==', uid).get()));
  const below = await db.doc(DOCUMENTS.user(uid)).listCollections();
  const subcollections = await Promise.all(below.map((one) => one.limit(1).get()));
  const usage = await db.doc(FUNCTION_DOCUMENTS.uploadUsage(uid)).get();
  const account = await auth.getUser(uid).then(
    () => ['the account'],
    () => [],
  );
  return [
    ...[...owns, ...subcollections].flatMap(({ docs }) => docs.map((one) => one.ref.path)),
    ...(usage.exists ? [usage.ref.path] : []),
    ...account,
  ];
}

/** Everything a walk has made besides the account, as far as it came. */
export interface Made {
  ingredient?: number;
  recipe?: number;
  /** A menu that guests were shown. */
  menuToken?: string;
  /** Who ordered. */
  guest?: string;
}

const OWNED = { recipe: DOCUMENTS.recipe, ingredient: DOCUMENTS.ingredient };

/**
 * Deletes what is there of what was made, as its owner would. Where the site itself cannot, the administrator
 * does.
 */
async function remove(
  site: Site,
  { db }: Admin,
  person: SmokePerson,
  kind: keyof typeof OWNED,
  id: number | undefined,
): Promise<void> {
  if (id === undefined) return;
  const stored = db.doc(OWNED[kind](id));
  if (!(await stored.get()).exists) return;
  try {
    await askApi(site, person, `/${kind}/${id}`, 'DELETE');
  } catch (thrown) {
    await stored.delete();
    throw new Failure(
      `The ${kind} could not be deleted by its owner (${messageOf(thrown)}); an administrator did.`,
    );
  }
}

/** Deletes what a token showed and took in, once the menu has followed the end of its publication. */
async function clearMenu({ db }: Admin, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  await found(
    async () => !(await db.doc(GUEST_PATHS.gate(token)).get()).exists || null,
    () =>
      'The menu of guests stays open after its end: look at the logs of the function onPublicationWritten.',
  );
  const menu = db.doc(GUEST_PATHS.publicMenu(token));
  for (const below of await menu.listCollections())
    for (const document of await below.listDocuments()) await document.delete();
  await menu.delete();
}

/**
 * Deletes the account as its owner would, and waits until nothing of it is left. Where the site itself
 * cannot, the administrator does, so that a failed test leaves no account behind. Throws a `Failure` that
 * names what stays.
 */
async function deleteAccount(site: Site, admin: Admin, person: SmokePerson): Promise<void> {
  const { uid } = person.user;
  try {
    await askApi(site, person, '/account', 'DELETE');
  } catch (thrown) {
    await admin.auth.deleteUser(uid).catch(() => undefined);
    throw new Failure(
      `The account could not be deleted by its owner (${messageOf(thrown)}); an administrator did.`,
    );
  }
  let left: string[] = [];
  await found(
    async () => {
      left = await leftOf(admin, uid);
      return left.length === 0 || null;
    },
    () => `Of the deleted account these stay: ${left.join(', ')}.`,
  );
}

/**
 * Takes everything away again that a walk has made. Throws a `Failure` that names what stays, after the rest
 * is gone.
 */
export async function leave(site: Site, admin: Admin, person: SmokePerson, made: Made): Promise<void> {
  const failures: unknown[] = [];
  const { recipe, ingredient, menuToken, guest } = made;
  for (const work of [
    // The recipe first: while it is there, it holds its ingredient.
    () => remove(site, admin, person, 'recipe', recipe),
    () => remove(site, admin, person, 'ingredient', ingredient),
    () => deleteAccount(site, admin, person),
    () => (guest === undefined ? Promise.resolve() : admin.auth.deleteUser(guest)),
    () => clearMenu(admin, menuToken),
  ])
    await work().catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new Failure(failures.map(messageOf).join('\n'));
}
