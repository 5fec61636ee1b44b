import { CATALOGUE_STATE } from '@cellaret/domain/catalogue-part';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectId } from '../support/env.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';
import { giveSmallBar, plainCounts } from '../support/small-bar.ts';

const admin = initializeApp({ projectId }, 'large-catalogue');
const state = getFirestore(admin).doc(CATALOGUE_STATE);
const NEGRONI = 20001;
/** What one answer of the API holds at most. */
const PAGE = 20;

describe('a catalogue too large for a browser', () => {
  let visitor: Visitor;
  let counts: number[] = [];
  let before: DocumentData | undefined;

  beforeAll(async () => {
    before = (await state.get()).data();
    visitor = await newVisitor();
    const { uid } = await getAuth(admin).getUserByEmail(visitor.email);
    counts = await plainCounts(await giveSmallBar(uid));
    // As the scheduled function leaves it beyond ten thousand recipes.
    await state.set({ complete: false, recipe_count: 10_001 });
  });
  afterAll(async () => {
    await (before ? state.set(before) : state.delete());
    await visitor.context.close();
  });

  const group = (name: string) => visitor.page.getByRole('list', { name, exact: true });
  const ready = () => group('You have everything').getByRole('listitem');
  const alike = () => visitor.page.getByRole('region', { name: 'More like this' });

  it('leaves what can be made to the API: the first of each group, and the way to the others', async () => {
    const { page } = visitor;
    await page.goto('/what-can-i-make');
    await ready().first().waitFor();
    expect(await ready().count()).toBe(Math.min(PAGE, counts[0] ?? 0));
    for (const line of await group('One ingredient missing').getByRole('listitem').allTextContents())
      expect(line).toMatch(/missing: [^,]+$/);
    const more = page
      .getByRole('region', { name: 'One ingredient missing' })
      .getByRole('link', { name: 'See all of them in the search' });
    expect(await more.getAttribute('href')).toBe('/search?missing=1');
  });

  it('says what to buy next; a bottle that is added changes what can be made', async () => {
    const bottle = group('Buy next').getByRole('listitem').first();
    const gain = /^completes (\d+) recipes?$/;
    const promised = Number(gain.exec((await bottle.getByText(gain).textContent()) ?? '')?.[1]);
    await bottle.getByRole('button', { name: /^\+ / }).click();
    await expect.poll(() => ready().count()).toBe(Math.min(PAGE, (counts[0] ?? 0) + promised));
  });

  it('has verdicts on a recipe, and drinks like it from the API, also less bitter ones', async () => {
    const { page } = visitor;
    await page.goto(`/view-recipe/${NEGRONI}`);
    await alike().getByRole('status').filter({ hasText: '12 drinks like this' }).waitFor();
    await alike()
      .getByText(/^also with Campari, /)
      .first()
      .waitFor();
    const lines = () => alike().getByRole('listitem').allTextContents();
    const nearest = await lines();
    const bitterness = alike().getByRole('slider', { name: 'Bitterness' });
    await bitterness.focus();
    await page.keyboard.press('ArrowLeft');
    await alike().getByRole('status').filter({ hasText: 'drinks like this, but less bitter' }).waitFor();
    await expect.poll(lines).not.toEqual(nearest);
    for (const line of await lines()) expect(line).not.toMatch(/more bitter/);
  });

  it('has no flavour map, and says where drinks are found instead', async () => {
    const { page } = visitor;
    await page.goto('/flavour-map');
    await page.getByText('There are too many drinks here for one map.').waitFor();
    await page.getByRole('link', { name: 'Go to the search' }).click();
    await page.waitForURL('**/search');
  });
});
