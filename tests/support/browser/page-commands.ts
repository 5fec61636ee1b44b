import { text } from 'node:stream/consumers';
import '@vitest/browser-playwright';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import type { BrowserCommand } from 'vitest/node';
import { accounts } from '../../../emulator-data/sources/accounts.ts';
import { database, testsApp } from '../data/database.ts';
import { seededIngredient, seededRecipe } from '../data/seeded.ts';
import {
  cabinetIn,
  malformedIngredient,
  menuIn,
  ownBar,
  ownDocument,
  ownIngredient,
  ownRecipe,
  putAway,
} from '../data/test-data.ts';
import { newPerson, signedIn } from '../data/test-people.ts';
import { followMail, linksMailedTo } from '../data/verification.ts';
import { eventually } from '../eventually.ts';
import { violations, type Judged } from './axe.ts';
import { fail, hold, intercept, letAllPass, letPass, refuse, type Rule } from './intercept.ts';
import { toldPage } from './told-page.ts';

/** Something done for a page test outside of the browser: `A` comes from it, `R` goes back. */
const command =
  <A extends unknown[], R>(work: (page: Page, ...args: A) => Promise<R>): BrowserCommand<A, R> =>
  ({ page }, ...args) =>
    work(page, ...args);

/** No request that needs a network arrives, but for the tests' own line. */
const CUT: Rule = {
  parts: ['/api/', '/media/', '/__/firebase/', '/google.firestore', '/v1/', '/v0/'],
  settle: fail('InternetDisconnected'),
};

/** Only JSON crosses from the browser: its ISO strings are made times again. */
const withTimes = (data: DocumentData): DocumentData =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : value,
  ) as DocumentData;

export const pageCommands = {
  /** Registers somebody new, verified unless said otherwise. */
  newPerson: command((_page, kind: Parameters<typeof newPerson>[0] = {}) => newPerson(kind)),
  /** The demo account or the administrator of the seed. */
  seeded: command((_page, name: keyof typeof accounts) => signedIn(accounts[name])),
  /** The uid of whoever has an address; null where nobody has it. */
  uidOf: command((_page, email: string) =>
    getAuth(testsApp())
      .getUserByEmail(email)
      .then(
        ({ uid }) => uid,
        () => null,
      ),
  ),
  /** How many mails went to an address for a purpose. */
  mailsTo: command(
    async (_page, ...about: Parameters<typeof linksMailedTo>) => (await linksMailedTo(...about)).length,
  ),
  /** Opens the link of the latest mail to an address, as its reader would. */
  followMail: command((_page, ...about: Parameters<typeof followMail>) => followMail(...about)),
  /** The file that the page hands out next, by its name and text. */
  nextDownload: command(async (page) => {
    const file = await page.waitForEvent('download');
    return { name: file.suggestedFilename(), content: await text(await file.createReadStream()) };
  }),
  /** The id of an ingredient of the seed, by its name. */
  seededIngredient: command((_page, name: string) => Promise.resolve(seededIngredient(name))),
  /** The id of a recipe of the seed, by its name. */
  seededRecipe: command((_page, name: string) => Promise.resolve(seededRecipe(name))),
  /** A document as the server has it, past the rules; null where there is none. Times come as ISO strings. */
  documentAt: command(async (_page, path: string) => {
    const data = (await database.doc(path).get()).data();
    return data === undefined ? null : (JSON.parse(JSON.stringify(data)) as DocumentData);
  }),
  /** Waits until functions have made a document, which may stand behind others in their queue. */
  madeByFunctions: command(async (_page, path: string) => {
    await eventually(path, async () => (await database.doc(path).get()).data());
  }),
  /** The documents of a collection, past the rules. */
  documentsIn: command(async (_page, path: string) =>
    (await database.collection(path).get()).docs.map(
      (found) => JSON.parse(JSON.stringify({ ...found.data(), __name__: found.id })) as DocumentData,
    ),
  ),
  /** Changes fields of a document past the rules, as another device would. */
  updateDocument: command(async (_page, path: string, fields: DocumentData) => {
    await database.doc(path).update(withTimes(fields));
  }),
  deleteDocument: command(async (_page, path: string) => {
    await database.doc(path).delete();
  }),
  malformedIngredient: command((_page, name: string) => malformedIngredient(name)),
  /** Writes down that somebody made a drink of the seed so often. */
  madeOften: command(async (_page, uid: string, times: number) => {
    const made = {
      recipe_id: seededRecipe('Negroni'),
      recipe_name: 'Negroni',
      servings: 1,
      rating: null,
      note: '',
    };
    const batch = database.batch();
    for (let id = 1; id <= times; id += 1)
      batch.set(database.doc(`users/${uid}/log/${id}`), {
        ...made,
        id,
        made_at: new Date(),
        created_at: new Date(),
      });
    await batch.commit();
  }),
  /** Writes a document past the rules until the test has ended; times are given as ISO strings. */
  ownDocument: command((_page, path: string, data: DocumentData) => ownDocument(path, withTimes(data))),
  /** A recipe of somebody's; as old as the Negroni, whose copy it is, unless it is of this moment. */
  ownRecipe: command((_page, uid: string, changes: DocumentData = {}, age: 'old' | 'new' = 'old') =>
    ownRecipe(uid, age === 'new' ? { ...changes, created_at: new Date() } : changes),
  ),
  ownIngredient: command((_page, changes: DocumentData) => ownIngredient(changes)),
  cabinetIn: command((_page, place: string, name: string, ingredientIds: readonly number[]) =>
    cabinetIn(place, name, ingredientIds),
  ),
  menuIn: command((_page, place: string, name: string, recipeIds: readonly number[]) =>
    menuIn(place, name, recipeIds),
  ),
  /** Marks of drinks by id, as another of the person's devices has written them. */
  marksOf: command((_page, uid: string, items: DocumentData) =>
    ownDocument(`users/${uid}/marks/recipes`, {
      items,
      last_item_id: Object.keys(items).at(-1),
      updated_at: new Date(),
    }),
  ),
  ownBar: command((_page, name: string, roles: Record<string, string>) => ownBar(name, roles)),
  putAway: command(() => putAway()),
  /** Frees the page's databases: Chromium scans deleted entries, so each test would be slower. */
  freeDatabases: command(async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    await devtools.detach();
  }),
  /** Nothing of Firebase and nothing of the API is reached until `network` is given back. */
  cutNetwork: command((page) => intercept(page, CUT)),
  restoreNetwork: command((page) => letPass(page, CUT)),
  /** Requests whose address holds `part` fail (`status` null: never arrive) until `answerAgain`. */
  failRequests: command((page, part: string, status: number | null, method?: string) =>
    intercept(page, {
      parts: [part],
      method,
      settle: status === null ? fail('ConnectionFailed') : refuse(status),
    }),
  ),
  /** Requests whose address holds `part` wait until `answerAgain`. */
  holdRequests: command((page, part: string) => intercept(page, { parts: [part], settle: hold })),
  /** The next POST whose address holds `part` arrives, and its answer is lost on the way back. */
  loseNextAnswer: command((page, part: string) => {
    const rule: Rule = {
      parts: [part],
      method: 'POST',
      stage: 'Response',
      settle: async (...answer) => {
        await letPass(page, rule);
        await fail('ConnectionReset')(...answer);
      },
    };
    return intercept(page, rule);
  }),
  answerAgain: command((page) => letAllPass(page)),
  /** A page as the summary of a run tells it. */
  toldPage: command((_page, ...about: Parameters<typeof toldPage>) => Promise.resolve(toldPage(...about))),
  /** Asks axe what is wrong with the app as it stands; a line for each rule and element. */
  violations: (async (context, where, judged) =>
    violations(await context.frame(), where, judged)) satisfies BrowserCommand<
    [where: string, judged: Judged],
    string[]
  >,
  media: command(async (page, features: Parameters<Page['emulateMedia']>[0]) => {
    await page.emulateMedia(features);
  }),
  keys: command(async (page, text: string) => {
    await page.keyboard.type(text, { delay: 20 });
  }),
  press: command(async (page, key: string) => {
    await page.keyboard.press(key);
  }),
};

export type PageCommands = {
  [N in keyof typeof pageCommands]: (typeof pageCommands)[N] extends BrowserCommand<infer A, infer R>
    ? (...args: A) => Promise<R>
    : never;
};
