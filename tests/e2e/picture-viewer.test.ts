import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownRecipe, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { picture } from '../support/pictures.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const file = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(900, 600).jpeg().toBuffer(),
});

describe('the pictures of a recipe', () => {
  let visitor: Visitor;
  let page: Page;
  let recipe: string;
  beforeAll(async () => {
    visitor = await newVisitor({ viewport: { width: 1280, height: 800 } });
    page = visitor.page;
    const id = await ownRecipe(visitor.uid, { recipe_name: 'Pictured twice' });
    recipe = `/view-recipe/${id}`;
    await page.goto(`/upload-attachments/${id}`);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await file('one.jpg'), await file('two.jpg')]);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Upload successful!').waitFor();
  });
  afterAll(async () => {
    await putAway();
    await visitor.context.close();
  });

  const viewer = () => page.getByRole('dialog', { name: 'Pictures' });
  const cover = () => page.getByRole('button', { name: 'Show Pictured twice in full' });
  const person = () => personAt(page);
  /** Somebody looks at a picture before they go on. */
  const sees = async (text: string) => {
    await viewer().getByText(text).waitFor();
    await person().waits(600);
  };
  const gone = () => viewer().waitFor({ state: 'detached' });

  it('show the one that fits the window, the largest on a large one', async () => {
    await page.goto(recipe);
    const image = cover().getByRole('img');
    await image.waitFor();
    expect(await image.getAttribute('srcset')).toMatch(/ 150w, .*\/row2x 300w, .*\/full 900w$/);
    const shown = () =>
      image.evaluate((one: HTMLImageElement) => one.decode().then(() => [one.currentSrc, one.naturalWidth]));
    expect((await shown())[0]).toMatch(/\/full$/);
  });

  it('open over the page, turn by the arrow keys, and close by Escape, with the focus where it was', async () => {
    await page.goto(recipe);
    await cover().press('Enter');
    await sees('1 / 2');
    // A viewer that still opens hears no key: one presses again.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('ArrowRight');
          const turned = viewer().getByText('2 / 2').waitFor({ timeout: 3000 });
          return turned.then(
            () => true,
            () => false,
          );
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await gone();
    await expect.poll(() => cover().evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('are closed by Back, which stays on the recipe', async () => {
    await page.goto(recipe);
    await page.getByRole('list', { name: 'Pictures' }).getByRole('link').nth(1).click();
    await sees('2 / 2');
    await page.goBack();
    await gone();
    expect(new URL(page.url()).pathname).toBe(recipe);
    await page.getByRole('heading', { level: 1, name: 'Pictured twice' }).waitFor();
  });

  it('are closed by Back before they have quite opened', async () => {
    await page.goto(recipe);
    await cover().click();
    await viewer().waitFor();
    await person().waits(100);
    await page.goBack();
    await gone();
    expect(new URL(page.url()).pathname).toBe(recipe);
  });

  it('are laid out by styles that the policy of the page lets in', async () => {
    await page.goto(recipe);
    await cover().click();
    await sees('1 / 2');
    const position = (selector: string) =>
      page.locator(selector).evaluate((one) => getComputedStyle(one).position);
    expect(await position('.pswp')).toBe('fixed');
    expect(await position('.picture-caption')).toBe('absolute');
    await page.keyboard.press('Escape');
    await gone();
  });
});
