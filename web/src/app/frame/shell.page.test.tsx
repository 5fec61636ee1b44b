import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  field,
  goBack,
  gone,
  goTo,
  heading,
  newMember,
  open,
  plugIn,
  see,
  seeAccessible,
  tabTo,
  unplug,
} from '#testing/app.tsx';

const links = (role: 'navigation' | 'banner') =>
  page
    .getByRole(role)
    .getByRole('link')
    .elements()
    .map((one) => one.getAttribute('href'));

describe('the layout', () => {
  it('has the four destinations, the logo, and Login and Register for visitors', async () => {
    await open('/');
    expect(links('navigation')).toEqual(['/menu', '/bar-cabinet', '/search', '/profile']);
    expect(
      page
        .getByRole('navigation')
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Recipes', 'Ingredients', 'Search', 'Profile']);
    expect(links('banner')).toEqual(['/', '/login', '/register']);
  });

  it.each([
    [767, true],
    [768, false],
  ])('has its navigation, %i px wide, at the foot: %s', async (width, foot) => {
    await page.viewport(width, 800);
    await open('/');
    expect(page.getByRole('navigation').element().getBoundingClientRect().y > 600).toBe(foot);
  });

  it('slides the header away by at most 40 px while a narrow screen scrolls, and not at all on a wide one', async () => {
    await page.viewport(360, 640);
    await newMember();
    await open('/');
    await see(page.getByRole('article').first());
    const shift = () =>
      Math.abs(new DOMMatrix(getComputedStyle(page.getByRole('banner').element()).transform).m42);
    const scroll = (top: number) => document.getElementById('scrollable-content')?.scrollTo({ top });
    for (const [top, moved] of [
      [25, 25],
      [400, 40],
      [385, 25],
    ] as const) {
      // Again where there was nothing to scroll yet.
      await expect.poll(() => (scroll(top), shift())).toBe(moved);
    }
    await page.viewport(1280, 640);
    scroll(600);
    await expect.poll(shift).toBe(0);
  });

  it.each([
    ['/menu', ['/menu', '/my-drinks', '/list-recipes', '/party']],
    ['/shopping-list', ['/bar-cabinet', '/shopping-list', '/bar-cabinet/rules', '/ingredients']],
    ['/tonight', ['/search', '/what-can-i-make', '/tonight', '/flavour-map', '/']],
    ['/bars', ['/profile', '/bars']],
  ])('leads from %s to every screen of its destination, all in view on a phone', async (from, all) => {
    await page.viewport(360, 740);
    await newMember();
    await open(from);
    const tabs = page.getByRole('list', { name: 'Related pages' }).getByRole('link');
    await see(tabs.first());
    expect(tabs.elements().map((one) => one.getAttribute('href'))).toEqual(all);
    for (const one of tabs.elements()) expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(360);
    expect(tabs.elements().map((one) => one.getAttribute('aria-current'))).toContain('page');
  });

  it('says so where there is nothing, and Back works', async () => {
    await open('/login');
    await goTo('/no-such-page');
    await see(heading('That bottle isn’t on the shelf'));
    expect(
      page.getByRole('main').element().querySelector('svg')?.getBoundingClientRect().width,
    ).toBeGreaterThan(150);
    goBack();
    await see(heading('Welcome back'));
  });

  it('says that it is offline, and stops saying so', async () => {
    await open('/login');
    await unplug();
    await see('You’re offline.');
    await seeAccessible();
    await plugIn();
    await gone('You’re offline.');
  });
});

describe('without a mouse', () => {
  it('one skips to the content and logs in, and each page has its title and the focus on its heading', async () => {
    const { email, password } = await commands.newPerson();
    await open('/');
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    await tabTo(login);
    await commands.press('Enter');
    await expect.element(heading('Welcome back')).toHaveFocus();
    await expect.poll(() => document.title).toBe('Login · Cellaret');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    for (const _link of ['Register', 'Login', 'logo', 'skip']) await commands.press('Shift+Tab');
    while (!skip.elements().includes(document.activeElement as HTMLElement))
      await commands.press('Shift+Tab');
    await expect.poll(() => skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await commands.press('Enter');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await commands.press('Tab');
    await expect.element(field('Email')).toHaveFocus();
    await commands.keys(email);
    await tabTo(field('Password'));
    await commands.keys(password);
    await commands.press('Enter');
    await expect.poll(address).toBe('/profile');
  });
});
