import { newId } from '@cellaret/domain/core/ids';
import { getAuth } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '../support/browser/browser.ts';
import { database, testsApp } from '../support/data/database.ts';
import { newPerson } from '../support/data/test-people.ts';
import { eventually } from '../support/eventually.ts';
import { newSystem } from './faulty-system.ts';

const system = newSystem();
const auth = getAuth(testsApp());
const DAY_MS = 24 * 60 * 60 * 1000;

beforeAll(() => system.start(), 90_000);
afterAll(() => system.remove());

/** An ingredient of the test and a cabinet of the person with it. */
async function lay(uid: string): Promise<{ ingredientId: number; cabinet: string }> {
  const ingredientId = newId();
  const gin = (await database.doc('ingredients/10001').get()).data();
  await database
    .doc(`ingredients/${ingredientId}`)
    .set({ ...gin, id: ingredientId, folder_id: ingredientId, version: 1, ingredient_name: 'Clock gin' });
  const cabinetId = newId();
  const cabinet = `users/${uid}/bar_cabinets/${cabinetId}`;
  const item = { ingredient_name: 'Clock gin', ingredient_type_id: 1, is_in_stock: false, is_deleted: false };
  const moment = new Date();
  await database.doc(cabinet).set({
    id: cabinetId,
    bar_cabinet_name: 'Clock bar',
    items: { [ingredientId]: { ...item, ingredient_type_id: gin?.ingredient_type_id as number } },
    last_item_id: null,
    created_at: moment,
    updated_at: moment,
  });
  return { ingredientId, cabinet };
}

const isNow = (moment: unknown) => Math.abs((moment as Timestamp).toMillis() - Date.now()) < 5 * 60 * 1000;

describe.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])('a device whose clock is %s', (_how, skew) => {
  it('signs in, toggles, saves and leaves; history holds the server’s time', async () => {
    const person = await newPerson();
    const { ingredientId, cabinet } = await lay(person.uid);
    const context = await newContext();
    await context.addInitScript((by: number) => {
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...given: ConstructorParameters<typeof Date> | []) {
          super(...((given.length === 0 ? [RealDate.now() + by] : given) as [number]));
        }
        static override now() {
          return RealDate.now() + by;
        }
      } as DateConstructor;
    }, skew);
    const page = await context.newPage();
    await page.goto('/login');
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - skew)).toBeLessThan(60_000);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/profile');

    await page.goto('/bar-cabinet');
    await page
      .getByRole('button', { name: /^Out of Stock/ })
      .first()
      .click();
    await eventually('the toggle', async () => {
      const stored = await database.doc(cabinet).get();
      const items = stored.get('items') as Record<string, { is_in_stock: boolean }>;
      return items[ingredientId]?.is_in_stock ? stored : undefined;
    });
    expect(isNow((await database.doc(cabinet).get()).get('updated_at'))).toBe(true);

    await page.goto(`/update-ingredient/${ingredientId}`);
    await page.getByLabel('Name', { exact: true }).fill('Clock gin, changed');
    await page.getByRole('button', { name: 'Save Ingredient' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/update-ingredient'));
    const [current, closed] = await Promise.all([
      database.doc(`ingredients/${ingredientId}`).get(),
      database.doc(`ingredients/${ingredientId}/versions/1`).get(),
    ]);
    expect(current.get('version')).toBe(2);
    expect(isNow(current.get('valid_from'))).toBe(true);
    expect((closed.get('valid_to') as Timestamp).isEqual(current.get('valid_from') as Timestamp)).toBe(true);

    // A visit later the session still holds, and the API takes its token.
    await page.goto('/search');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/email/i).fill(person.email);
    const password = dialog.getByLabel(/password/i);
    const confirm = dialog.getByRole('button', { name: /delete/i });
    if (await password.isVisible()) await password.fill(person.password);
    await confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    await eventually('the end of the account', () =>
      auth.getUser(person.uid).then(
        () => undefined,
        () => true,
      ),
    );
    await context.close();
  });
});
