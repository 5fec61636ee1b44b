import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { found, goBack, goTo, heading, newMember, open, see } from '#testing/app.tsx';

/** Scrolls until the page is that far down: rows arrive on the way. */
const scrollDown = (depth: number) =>
  expect.poll(() => (scrollBy(0, 900), scrollY), { interval: 50 }).toBeGreaterThan(depth);

/** Opens the first link of the list that stands in the lower half of the window; returns its text. */
async function openRowInView(): Promise<string> {
  const inView = () =>
    [...document.querySelectorAll<HTMLElement>('[role=row] a')].find(
      (one) => one.getBoundingClientRect().top > innerHeight / 2,
    );
  await expect.poll(inView).toBeDefined();
  const row = inView();
  const name = row?.textContent ?? '';
  row?.click();
  await see(page.getByRole('heading', { level: 1, name, exact: true }));
  return name;
}

describe.each([
  ['/ingredients', 'Ingredients'],
  ['/list-recipes', 'Recipes'],
])('the list %s', (path, title) => {
  it('keeps its place when the reader comes back by Back, and starts at its top when it is opened by a link', async () => {
    await newMember();
    await open(path);
    await see(heading(title));
    await see(page.getByRole('row').nth(3));
    // Beyond the first page of a hundred rows.
    await scrollDown(8_400);
    const place = scrollY;
    const name = await openRowInView();
    expect(scrollY).toBe(0);
    goBack();
    await see(page.getByRole('link', { name, exact: true }).first());
    await expect.poll(() => scrollY).toBe(place);
    await openRowInView();
    await goTo(path);
    await see(page.getByRole('row').nth(3));
    expect(scrollY).toBe(0);
  });
});

describe('on a phone', () => {
  it('a recipe keeps its place when the reader comes back from a drink like it', async () => {
    await page.viewport(412, 823);
    await newMember();
    await open('/view-recipe/20001');
    await see(heading(/^Negroni$/));
    // Nothing above grows any more once the rating is there.
    await see(page.getByRole('group', { name: 'Your rating' }));
    const alike = page.getByRole('region', { name: 'More like this' }).getByRole('link').nth(2);
    (await found(alike)).scrollIntoView({ block: 'center' });
    const place = scrollY;
    expect(place).toBeGreaterThan(1000);
    await alike.click();
    await expect.poll(() => scrollY).toBe(0);
    goBack();
    await see(heading(/^Negroni$/));
    await expect.poll(() => scrollY).toBe(place);
  });

  it('what can be made keeps its length and place after a look at a recipe', { tags: 'slow' }, async () => {
    await page.viewport(360, 740);
    const { uid } = await newMember();
    const bottles = Array.from({ length: 120 }, (_, index) => 10_001 + index);
    await commands.cabinetIn(`users/${uid}`, 'Full bar', bottles);
    await open('/what-can-i-make');
    const ready = page.getByRole('list', { name: 'You have everything' }).getByRole('listitem');
    const count = () => ready.elements().length;
    const more = page.getByRole('button', { name: /^Show more/ }).first();
    await see(more);
    const before = count();
    await more.click();
    await expect.poll(count).toBeGreaterThan(before);
    const long = count();
    const last = ready.last().getByRole('link');
    (await found(last)).scrollIntoView({ block: 'center' });
    const depth = scrollY;
    expect(depth).toBeGreaterThan(740);
    await last.click();
    await see(page.getByRole('heading', { name: 'Ingredients' }));
    goBack();
    // Others add drinks meanwhile, each a row.
    await expect.poll(count).toBeGreaterThanOrEqual(long);
    await expect.poll(() => Math.abs(scrollY - depth)).toBeLessThan(80 + (count() - long) * 120);
  });
});
