import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newVisitor } from '../support/signed-in.ts';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens the first link of the list that stands in the lower half of the window; returns its text. */
async function openRowInView(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLElement>('[role=row] a')].find(
      (one) => one.getBoundingClientRect().top > innerHeight / 2,
    );
    link?.click();
    return link?.textContent ?? '';
  });
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return name;
}

it('a list keeps its place over a reload in between, when the rows have to arrive anew; opened afresh it starts at its top', async () => {
  const { page } = await newVisitor({ viewport: { width: 1280, height: 800 } });
  // Firestore's full client comes after the first rows, which are no part of the list.
  const firstRows = page.getByRole('row').nth(10).waitFor();
  await page.route('**/assets/firestore-*', (route) => firstRows.then(() => route.continue()));
  await page.goto('/ingredients');
  await firstRows;
  // Beyond the first page of a hundred rows.
  await page.mouse.move(600, 400);
  await expect
    .poll(() => page.mouse.wheel(0, 900).then(() => scrolled(page)), { interval: 60 })
    .toBeGreaterThan(8_400);
  // Whatever the wheel still moved has come to rest.
  await page.waitForFunction(() => {
    const before = scrollY;
    return new Promise((resolve) => requestAnimationFrame(() => resolve(scrollY === before)));
  });
  const place = await scrolled(page);
  const name = await openRowInView(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name, exact: true }).first().waitFor();
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goto('/ingredients');
  await page.getByRole('row').nth(3).waitFor();
  expect(await scrolled(page)).toBe(0);
});
