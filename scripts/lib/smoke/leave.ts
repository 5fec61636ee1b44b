import { setTimeout as sleep } from 'node:timers/promises';
import { COLLECTIONS, DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/collections';
import type { Admin } from '../admin-sdk.ts';
import { Failure, messageOf } from '../failure.ts';
import { askApi, type SmokePerson } from './person.ts';
import type { Site } from './site.ts';

const PATIENCE_MS = 120_000;

/** What is still there of a person. */
async function leftOf({ db, auth }: Admin, uid: string): Promise<string[]> {
  const owned = [COLLECTIONS.recipes, COLLECTIONS.recipeViews, COLLECTIONS.folders];
  const found = await Promise.all(owned.map((name) => db.collection(name).where('user_id', '==', uid).get()));
  const below = await db.doc(DOCUMENTS.user(uid)).listCollections();
  const subcollections = await Promise.all(below.map((one) => one.limit(1).get()));
  const usage = await db.doc(FUNCTION_DOCUMENTS.uploadUsage(uid)).get();
  const account = await auth.getUser(uid).then(
    () => ['the account'],
    () => [],
  );
  return [
    ...[...found, ...subcollections].flatMap(({ docs }) => docs.map((one) => one.ref.path)),
    ...(usage.exists ? [usage.ref.path] : []),
    ...account,
  ];
}

/**
 * Deletes the account as its owner would, and waits until nothing of it is left. Where the site itself cannot, the administrator does, so that
 * a failed test leaves no account behind. Throws a `Failure` that names what stays.
 */
export async function leave(site: Site, admin: Admin, person: SmokePerson): Promise<void> {
  const { uid } = person.user;
  try {
    await askApi(site, person, '/account', 'DELETE');
  } catch (thrown) {
    await admin.auth.deleteUser(uid).catch(() => undefined);
    throw new Failure(
      `The account could not be deleted by its owner (${messageOf(thrown)}); an administrator did.`,
    );
  }
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const left = await leftOf(admin, uid);
    if (left.length === 0) return;
    if (Date.now() > until) throw new Failure(`Of the deleted account these stay: ${left.join(', ')}.`);
    await sleep(1000);
  }
}
