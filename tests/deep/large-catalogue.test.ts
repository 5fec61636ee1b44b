import { CURRENT_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeed } from '../api/support/api-client.ts';
import { makeRecipe } from '../api/support/inputs.ts';
import { database } from '../support/data/database.ts';
import { cataloguePublished, publishedVersion } from '../support/data/published-catalogue.ts';
import { giveSmallBar, plainCounts } from '../support/data/small-bar.ts';
import { newPerson } from '../support/data/test-people.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const state = database.doc(CURRENT_CATALOGUE);
const NEGRONI = 20001;
/** Largest page of the API. */
const PAGE = 20;

describe('a catalogue too large for a browser', () => {
  let visitor: Visitor;
  let counts: number[] = [];
  let before: DocumentData | undefined;

  beforeAll(async () => {
    await cataloguePublished();
    before = (await state.get()).data();
    visitor = await newVisitor();
    counts = await plainCounts(await giveSmallBar(visitor.uid));
    // As the scheduled function leaves it beyond ten thousand recipes.
    await state.set({ ...before, files: [], changes: '[]', recipe_count: 10_001 });
  });
  afterAll(async () => {
    await (before ? state.set(before) : state.delete());
  });

  const group = (name: string) => visitor.page.getByRole('list', { name, exact: true });
  const ready = () => group('You have everything').getByRole('listitem');
  const alike = () => visitor.page.getByRole('region', { name: 'More like this' });

  it('leaves what can be made to one question to the API: the first of each group, how many there are, the way to the others, and which two bottles to buy', async () => {
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    await page.goto('/what-can-i-make');
    await ready().first().waitFor();
    expect(asked.filter((path) => path.startsWith('/api/search'))).toEqual(['/api/search/what-can-i-make']);
    await page.getByText(`${counts[2]} recipes`, { exact: true }).waitFor();
    await group('Buy two together')
      .getByText(/^unlock \d+ drinks together$/)
      .first()
      .waitFor();
    expect(await ready().count()).toBe(Math.min(PAGE, counts[0] ?? 0));
    for (const line of await group('1 ingredient missing').getByRole('listitem').allTextContents())
      expect(line).toMatch(/Missing [^,]+$/);
    const more = page
      .getByRole('region', { name: '1 ingredient missing' })
      .getByRole('link', { name: 'See all in search' });
    expect(await more.getAttribute('href')).toBe('/search?missing=1');
  });

  it('says what to buy next; a bottle that is added changes what can be made', async () => {
    const buyer = await newVisitor();
    await giveSmallBar(buyer.uid);
    await buyer.page.goto('/what-can-i-make');
    const list = (name: string) => buyer.page.getByRole('list', { name, exact: true }).getByRole('listitem');
    const bottle = list('Buy next').first();
    const gain = /^unlocks (\d+) drinks?$/;
    const promised = Number(gain.exec((await bottle.getByText(gain).textContent()) ?? '')?.[1]);
    await bottle.getByRole('button', { name: /^\+ / }).click();
    await expect
      .poll(
        async () =>
          (await list('You have everything').count()) + (await list('You can, with a swap').count()),
      )
      .toBe(Math.min(PAGE, (counts[0] ?? 0) + (counts[1] ?? 0) + promised));
  });

  it('has availability on a recipe, and drinks like it from the API, also less bitter ones', async () => {
    const { page } = visitor;
    await page.goto(`/view-recipe/${NEGRONI}`);
    await alike().getByRole('status').filter({ hasText: '12 similar drinks' }).waitFor();
    await alike()
      .getByRole('listitem')
      .filter({ hasText: 'Boulevardier' })
      .getByText(/^also with Campari, Sweet vermouth · /)
      .waitFor();
    const lines = () => alike().getByRole('listitem').allTextContents();
    const nearest = await lines();
    await alike().locator('summary').click();
    const bitterness = alike().getByRole('slider', { name: 'Bitterness' });
    await bitterness.focus();
    await page.keyboard.press('ArrowLeft');
    await alike().getByRole('status').filter({ hasText: 'drinks like this, but less bitter' }).waitFor();
    await expect.poll(lines).not.toEqual(nearest);
    // Availability comes by itself, and change the lines too.
    await expect.poll(async () => (await lines()).filter((line) => /more bitter/.test(line))).toEqual([]);
  });

  it('keeps the place of a reader who comes back from a drink like it', async () => {
    const { page } = visitor;
    const scrolled = () => page.evaluate(() => scrollY);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(`/view-recipe/${NEGRONI}`);
    await page.getByRole('group', { name: 'Your rating' }).waitFor();
    const third = alike().getByRole('link').nth(2);
    await third.waitFor();
    // Availability comes by itself, and then nothing above grows any more.
    await alike()
      .getByText(/Missing /)
      .first()
      .waitFor();
    await third.scrollIntoViewIfNeeded();
    const place = await scrolled();
    expect(place).toBeGreaterThan(1000);
    await third.click();
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    await expect.poll(scrolled).toBe(place);
  });

  it('has no flavour map, and says where drinks are found instead', async () => {
    const { page } = visitor;
    await page.goto('/flavour-map');
    await page.getByText('Too many drinks for one map.').waitFor();
    await page.getByRole('link', { name: 'Go to search' }).click();
    await page.waitForURL('**/search');
  });
});

it("the browsers' catalogue shows what is new, and no longer what is gone, also once its file has been replaced", async () => {
  await cataloguePublished();
  const [{ page, uid }, author] = await Promise.all([newVisitor(), newPerson()]);
  const [bottle = 0] = await giveSmallBar(uid);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/catalogue/')) fetched.push(pathname);
  });
  await page.goto('/what-can-i-make');
  const everything = page.getByRole('region', { name: 'You have everything' });
  await everything.getByText(/^\d+ recipes$/).waitFor();
  const drink = everything.getByRole('listitem').filter({ hasText: 'Aaa of this minute' });

  const newDrink = async (recipe_name: string) => {
    const line = { ingredient_id: bottle, quantity: 1, quantity_unit_id: 1, garnish_only: false };
    const body = makeRecipe({ recipe_name, recipe_items: [line] });
    return (await succeed(author, 'createRecipe', { body })).body.id;
  };
  const before = await publishedVersion();
  const id = await newDrink('Aaa of this minute');
  await drink.waitFor();
  // Without it the next file would hold what the former does, and be the same.
  await newDrink('Aac of this minute');
  await succeed(author, 'deleteRecipe', { params: { id } });
  await drink.waitFor({ state: 'detached' });
  await expect.poll(publishedVersion, { timeout: 60_000 }).not.toBe(before);
  expect(fetched).toHaveLength(1);
});
