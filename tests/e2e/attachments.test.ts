import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { ownRecipe, putAway } from '../support/own-world.ts';
import { photo, picture } from '../support/pictures.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'attachments-in-a-browser'));

let visitor: Visitor;
let recipeId: number;

beforeAll(async () => {
  visitor = await newVisitor();
});
afterAll(() => visitor.context.close());

// Each test has a recipe of its own, without pictures.
beforeEach(async () => {
  recipeId = await ownRecipe(visitor.uid, { recipe_name: 'Pictured' });
});
afterEach(putAway);

const file = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(900, 600).jpeg().toBuffer(),
});

/** Opens the upload page and chooses files. */
async function choose(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.goto(`/upload-attachments/${recipeId}`);
  await page.locator('input[type=file]').first().setInputFiles(files);
}

const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true }).click();

describe('uploading attachments', () => {
  it('cannot be started before a file is chosen', async () => {
    const { page } = visitor;
    await page.goto(`/view-recipe/${recipeId}`);
    await page.getByRole('link', { name: 'Add Attachments' }).click();
    await page.waitForURL(`**/upload-attachments/${recipeId}`);
    expect(await page.getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(true);
  });

  it('says that it was successful once the pictures are there, and shows them in the row of the recipe', async () => {
    const { page } = visitor;
    await choose(page, [await file('one.jpg'), await file('two.jpg')]);
    await upload(page);
    await page.getByText('Upload successful!').waitFor();
    await page.goto(`/view-recipe/${recipeId}`);
    const row = page.getByRole('list', { name: 'Pictures' }).getByRole('img');
    await row.nth(1).waitFor();
    const width = await row
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.width));
    expect(width).toBe(150);
  });

  it('says that it failed, and why, when a file is no picture', async () => {
    const { page } = visitor;
    await choose(page, [{ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') }]);
    await upload(page);
    await page.getByRole('alert').filter({ hasText: 'Upload failed' }).waitFor();
    await page.getByText('Only JPEG, PNG, WebP, AVIF and GIF pictures can be attached.').waitFor();
  });

  it.each([
    ['the connection is down', (route: Route) => route.abort('internetdisconnected')],
    ['the server fails', (route: Route) => route.fulfill({ status: 500, body: 'Internal' })],
  ])('says soon, and in words, that it failed where %s', async (_, answer) => {
    const { page, context } = visitor;
    await choose(page, [await file('late.jpg')]);
    await context.route(/\/v0\/b\//, answer);
    await upload(page);
    await page.getByRole('alert').filter({ hasText: 'Upload failed' }).waitFor({ timeout: 25_000 });
    await page.getByText('It could not be sent. Check the connection, then press Upload again.').waitFor();
    await context.unroute(/\/v0\/b\//);
    // Nothing is lost: the same file can be sent once more.
    await page.getByRole('button', { name: 'Take late.jpg away' }).click();
  });

  it('says that it was refused without naming a path', async () => {
    const { page, context } = visitor;
    await choose(page, [await file('refused.jpg')]);
    await context.route(/\/v0\/b\//, (route) =>
      route.fulfill({ status: 403, json: { error: { code: 403 } } }),
    );
    await upload(page);
    await page
      .getByText('It was refused: it may be larger than 10 MB, or no longer yours to add to.')
      .waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/incoming|storage\//);
    await context.unroute(/\/v0\/b\//);
  });

  it('resumes by itself after the network was away in the middle', async () => {
    const { page, context } = visitor;
    const bytes = await photo(3_000_000);
    await choose(page, [{ name: 'large.jpg', mimeType: 'image/jpeg', buffer: bytes }]);
    // The second part of the resumable upload meets a dead line; the SDK asks how far it came and goes on from there.
    let cut = 0;
    await context.route(/\/v0\/b\/.*upload_id=/, async (route) => {
      const offset = Number(route.request().headers()['x-goog-upload-offset'] ?? 0);
      if (offset > bytes.length / 4 && cut < 2) {
        cut += 1;
        await route.abort('internetdisconnected');
        return;
      }
      await route.continue();
    });
    await upload(page);
    await page.getByText('Upload successful!').waitFor({ timeout: 25_000 });
    await context.unroute(/\/v0\/b\/.*upload_id=/);
    expect(cut).toBe(2);
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.getByLabel(/^Caption/) })
        .count(),
    ).toBe(1);
  });

  it('can be ordered, and a removed picture brought back', async () => {
    const { page } = visitor;
    await choose(page, [await file('one.jpg'), await file('two.jpg'), await file('three.jpg')]);
    await upload(page);
    await page.getByText('Upload successful!').waitFor();
    const pictures = page.getByRole('listitem').filter({ has: page.getByLabel(/^Caption/) });
    const names = () =>
      pictures.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    await pictures.nth(2).waitFor();
    expect(await names()).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
    const swapped = 'two.jpg,one.jpg,three.jpg';
    await page.getByRole('button', { name: 'Later: move picture 1 back' }).click();
    await eventually('the new order', async () => ((await names()).join() === swapped ? true : null));
    const [first] = (await database.doc(`folders/${recipeId}`).get()).get('attachments') as {
      attachment_uuid: string;
    }[];
    await eventually('the new cover', async () =>
      (await database.doc(`recipe_views/${recipeId}`).get()).get('cover') === first?.attachment_uuid
        ? true
        : null,
    );
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await eventually('the removal', async () => ((await pictures.count()) === 2 ? true : null));
    await page.getByRole('button', { name: 'Undo' }).click();
    await eventually('the undo', async () => ((await names()).join() === swapped ? true : null));
  });

  it('is for the owner only', async () => {
    const { page } = visitor;
    await page.goto('/upload-attachments/20001');
    await page.getByText('Only the owner of a recipe can add pictures to it.').waitFor();
  });
});
