import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, cabinetOf, heading, link, newMember, open, reload, see } from '#testing/app.tsx';

const NEGRONI = '/view-recipe/20001';

describe('the taste of a recipe', () => {
  const taste = () => page.getByRole('region', { name: 'Taste' });
  const alike = () => page.getByRole('region', { name: 'More like this' });
  const status = (text: string) => alike().getByRole('status').filter({ hasText: text });
  const texts = (all: readonly Element[]) => all.map((one) => one.textContent ?? '');

  beforeEach(async () => {
    await newMember();
  });

  it('shows the sum it is made of, which scrolls by itself on a phone', async () => {
    await page.viewport(360, 780);
    await open(NEGRONI);
    await taste().getByText('How we work this out').click();
    await see(page.getByRole('region', { name: 'How we work this out' }));
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const cells = (name: string) =>
      texts(
        taste()
          .getByRole('row', { name: new RegExp(`^${name}`) })
          .getByRole('cell')
          .elements(),
      );
    expect(cells('Share')).toEqual(['33.3 %', '33.3 %', '33.3 %', '100 %']);
    const bitterness = cells('Bitterness').map(Number);
    const mean = bitterness.slice(0, -1).reduce((sum, score) => sum + score, 0) / 3;
    expect(bitterness.at(-1)).toBeCloseTo(mean, 1);
    await see(
      taste()
        .getByText(/ × 33\.3 % \+ .* = /)
        .first(),
    );
  });

  it('leads to drinks that taste like it, each with its reason, and finds a less bitter one by keyboard', async () => {
    await open(NEGRONI);
    await see(status('12 similar drinks'));
    await see(
      alike()
        .getByText(/^also with .*Campari.* · \w/)
        .first(),
    );
    await alike().getByText('Like this, but…').click();
    const bitterness = alike().getByRole('slider', { name: 'Bitterness' });
    (bitterness.element() as HTMLElement).focus();
    await commands.press('ArrowLeft');
    await commands.press('ArrowLeft');
    await expect.element(bitterness).toHaveAttribute('aria-valuetext', '2 less');
    await see(status('drinks like this, but less bitter'));
    for (const line of texts(alike().getByRole('listitem').elements()))
      expect(line).not.toMatch(/more bitter/);
    await alike().getByRole('button', { name: 'Reset' }).click();
    await see(status('12 similar drinks'));
    await expect.element(bitterness).toHaveAttribute('aria-valuetext', 'as is');
  });
});

describe('the flavour map', () => {
  const map = () => page.getByRole('group', { name: 'Flavour map of drinks' });
  const inView = () => page.getByRole('region', { name: 'In view' });
  const count = () => Number.parseInt(inView().getByRole('status').query()?.textContent ?? '', 10);
  const names = () =>
    inView()
      .getByRole('link')
      .elements()
      .map((one) => one.textContent);

  /** Opens the map, with everything on it; returns how many drinks that are. */
  async function openMap(): Promise<number> {
    await open('/flavour-map');
    await see(map());
    await expect.poll(count).toBeGreaterThan(100);
    return count();
  }

  it('is found from the search, and shows every drink in a drawing and in words', async () => {
    await newMember();
    await open('/search');
    await link('Flavour map').click();
    await see(heading('Flavour map'));
    await expect.poll(count).toBeGreaterThan(100);
    expect(names().length).toBeGreaterThan(0);
    await expect.poll(() => map().element().querySelectorAll('a, button').length).toBeGreaterThan(10);
  });

  it('is wandered about in by keyboard, and the address keeps the place', async () => {
    await newMember();
    const all = await openMap();
    (map().element() as HTMLElement).focus();
    await commands.press('+');
    await commands.press('+');
    await expect.poll(count).toBeLessThan(all);
    await expect.poll(address).toMatch(/zoom=2\.56/);
    const middle = address();
    await commands.press('ArrowUp');
    await expect.poll(address).not.toBe(middle);
    const here = names();
    await reload();
    await see(map());
    await expect.poll(names).toEqual(here);
    (map().element() as HTMLElement).focus();
    await commands.press('0');
    await expect.poll(count).toBe(all);
  });

  it('goes closer where drinks crowd, by a press on them', async () => {
    await newMember();
    const all = await openMap();
    await map()
      .getByTitle(/, \d+ more drinks? here/)
      .first()
      .click();
    await expect.poll(count).toBeLessThan(all);
    await button('Show everything').click();
    await expect.poll(count).toBe(all);
  });

  it('shows only what can be made, where that is wished', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Mine', ['Gin', 'Campari', 'Sweet vermouth']);
    const all = await openMap();
    await page.getByRole('switch', { name: 'Only drinks I can make' }).click();
    await expect.poll(count).toBeLessThan(all);
    await see(inView().getByText('You have everything').first());
  });

  it('opens on the drink it was asked for', async () => {
    await newMember();
    await open(NEGRONI);
    await link('See it on the flavour map').click();
    await expect.poll(address).toMatch(/^\/flavour-map\?recipe=20001/);
    await see(map().getByText('Negroni', { exact: true }));
    const near = count();
    await button('Show everything').click();
    await expect.poll(count).toBeGreaterThan(near);
  });
});
