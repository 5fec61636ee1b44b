import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { newVisitor } from '../support/signed-in.ts';

/** How far the header is moved up, in pixels. */
const headerShift = (page: Page) =>
  page
    .locator('header')
    .evaluate((header) => Math.abs(new DOMMatrix(getComputedStyle(header).transform).m42));

async function open(path: string, viewport = { width: 1280, height: 800 }) {
  const context = await newContext({ viewport });
  const page = await context.newPage();
  await page.goto(path);
  return { context, page };
}

describe('the layout', () => {
  it('has the four destinations, the logo, and Login and Register for visitors', async () => {
    const { context, page } = await open('/');
    const links = page.getByRole('navigation').getByRole('link');
    await links.first().waitFor();
    expect(
      await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
    ).toEqual([
      ['Recipes', '/menu'],
      ['Ingredients', '/bar-cabinet'],
      ['Search', '/search'],
      ['Profile', '/profile'],
    ]);
    const header = page.getByRole('banner');
    expect(
      await header.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    ).toEqual(['/', '/login', '/register']);
    await context.close();
  });

  it('has its navigation at the foot of narrow screens and at the side of wide ones', async () => {
    for (const [width, foot] of [
      [767, true],
      [768, false],
    ] as const) {
      const { context, page } = await open('/', { width, height: 800 });
      const box = await page.getByRole('navigation').boundingBox();
      expect(box && box.y > 600).toBe(foot);
      await context.close();
    }
  });

  it('slides the header away by at most 40 px while a narrow screen scrolls, and not at all on a wide one', async () => {
    const visitor = await newVisitor({ viewport: { width: 360, height: 640 } });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    const scroll = (top: number) =>
      page.locator('#scrollable-content').evaluate((box, to) => box.scrollTo({ top: to }), top);
    await scroll(25);
    await expect.poll(() => headerShift(page)).toBe(25);
    await scroll(400);
    await expect.poll(() => headerShift(page)).toBe(40);
    await scroll(385);
    await expect.poll(() => headerShift(page)).toBe(25);
    await page.setViewportSize({ width: 1280, height: 640 });
    await scroll(600);
    await expect.poll(() => headerShift(page)).toBe(0);
    await visitor.context.close();
  });

  it('can be installed: names a manifest whose start page and icons are there', async () => {
    const { context, page } = await open('/login');
    const manifest = page.locator('link[rel=manifest]');
    await manifest.waitFor({ state: 'attached' });
    const answer = await page.request.get((await manifest.getAttribute('href')) ?? '');
    const { name, display, start_url, icons } = (await answer.json()) as {
      name: string;
      display: string;
      start_url: string;
      icons: { src: string; type: string }[];
    };
    expect([name, display]).toEqual(['Cellaret', 'standalone']);
    expect(icons.length).toBeGreaterThan(2);
    for (const { src, type } of [...icons, { src: start_url, type: 'text/html' }]) {
      const file = await page.request.get(src);
      expect([src, file.status(), file.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
    }
    await context.close();
  });

  it('says so where there is nothing, and Back works', async () => {
    const { context, page } = await open('/login');
    await page.evaluate(() => location.assign('/no-such-page'));
    await page.getByRole('heading', { name: 'This bottle is not on the shelf' }).waitFor();
    const drawing = await page.getByRole('main').locator('svg').first().boundingBox();
    expect(drawing?.width).toBeGreaterThan(150);
    await page.goBack();
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await context.close();
  });

  it('can be used by keyboard: skip link, focus on the heading after a link, titles', async () => {
    const { context, page } = await open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toBe('Login · Cellaret');
    await context.close();
  });

  it('says that it is offline, and stops saying so', async () => {
    const { context, page } = await open('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('how somebody likes things', () => {
  it('is remembered: theme, language, and the system of units', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await page.goto('/profile');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(background).toBe('rgb(23, 18, 15)');
    await page.getByRole('radio', { name: 'oz' }).check();
    await page.getByRole('radio', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Profil', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Profil', exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await background()).toBe('rgb(23, 18, 15)');
    await expect.poll(() => page.getByRole('radio', { name: 'oz' }).isChecked()).toBe(true);
    await visitor.context.close();
  });
});
