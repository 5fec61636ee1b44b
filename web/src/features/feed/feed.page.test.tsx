import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, goBack, gone, heading, link, newMember, open, see } from '#testing/app.tsx';

const cards = () => page.getByRole('feed').getByRole('article');
const count = () => cards().elements().length;
const titled = (name: string) => cards().filter({ has: page.getByRole('heading', { name, exact: true }) });
const box = () => document.getElementById('scrollable-content') ?? document.body;
/** Scrolls until so much of the content was seen. */
const seen = (share: number) => box().scrollTo({ top: box().scrollHeight * share - box().clientHeight });
/** Once the page heard that it was scrolled, and drew what follows. */
const looked = () =>
  new Promise<void>((heard) =>
    box().addEventListener(
      'scroll',
      () => requestAnimationFrame(() => requestAnimationFrame(() => heard())),
      { once: true },
    ),
  );

async function openFeed(): Promise<void> {
  await newMember();
  await open('/');
  await see(cards().first());
}

describe('the feed', () => {
  it('asks for the next page only from 80 % on, and shows nothing twice', async () => {
    await openFeed();
    const before = count();
    await commands.holdRequests('/api/feed');
    seen(0.7);
    await looked();
    expect(page.getByRole('feed').element().ariaBusy).toBe('false');
    seen(0.82);
    await expect.element(page.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    expect(count()).toBe(before);
    await commands.answerAgain();
    await expect.poll(count).toBeGreaterThan(before);
    const names = cards()
      .getByRole('heading')
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps its place when one comes back', async () => {
    await openFeed();
    seen(0.6);
    const place = box().scrollTop;
    expect(place).toBeGreaterThan(100);
    await link('Profile').click();
    await see(heading('Profile'));
    goBack();
    await see(cards().first());
    await expect.poll(() => Math.abs(box().scrollTop - place)).toBeLessThan(40);
  });

  it('shows recipes with their ingredients, and ingredients, each with its id', async () => {
    await openFeed();
    const anIngredient = cards()
      .filter({ has: page.getByRole('heading', { name: /^Ingredient: / }) })
      .first();
    const shown = () => {
      seen(1);
      return [titled('Recipe: Negroni'), anIngredient].map((one) => one.elements().length > 0);
    };
    await expect.poll(shown, { interval: 20, timeout: 25_000 }).toEqual([true, true]);
    await see(anIngredient.getByText(/\d{5}/).first());
    await see(titled('Recipe: Negroni').getByText('20001'));
    expect(
      titled('Recipe: Negroni')
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Gin', 'Campari', 'Sweet vermouth', 'Orange']);
  });

  it('is read card by card by keyboard, and loads on the way', async () => {
    await openFeed();
    const before = count();
    (
      cards()
        .nth(before - 4)
        .element() as HTMLElement
    ).focus();
    for (const at of [3, 2, 1]) {
      await commands.press('PageDown');
      await expect.element(cards().nth(before - at)).toHaveFocus();
    }
    await expect.poll(count).toBeGreaterThan(before);
    await commands.press('PageDown');
    await expect.element(cards().nth(before)).toHaveFocus();
    await commands.press('PageUp');
    await expect.element(cards().nth(before - 1)).toHaveFocus();
  });

  it('says quietly that a page could not be loaded, claims nothing, and one can ask again', async () => {
    const failed = 'This didn’t load. Try again.';
    await newMember();
    await commands.failRequests('/api/feed', null);
    await open('/');
    await see(failed);
    await gone('Nothing here yet');
    expect(page.getByRole('alert').elements()).toEqual([]);
    await commands.answerAgain();
    await button('Try again').click();
    await see(cards().first());

    await commands.failRequests('/api/feed', null);
    seen(1);
    await see(failed);
    await gone('You’re all caught up.');
    expect(address()).toBe('/');
  });
});
