import { DEFAULT_PREFERENCES } from '@cellaret/domain/people/user';
import { describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  address,
  button,
  cabinetOf,
  dialog,
  gone,
  heading,
  link,
  menuOf,
  newMember,
  open,
  see,
  types,
} from '#testing/app.tsx';

const NEGRONI = '/view-recipe/20001';
const lines = () => page.getByRole('list', { name: 'Ingredients' });
const first = () => lines().getByRole('listitem').first();

it('the list of recipes is where /recipes leads, with its three columns and a link to each, whose picture comes along', async () => {
  await newMember();
  await open('/recipes');
  await expect.poll(address).toBe('/list-recipes');
  const table = page.getByRole('table', { name: 'Recipes' });
  await see(table.getByRole('link').first());
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Description', 'Instructions']);

  // The picture on a row grows into that of the page, unless less motion is asked for.
  const moved = vi.spyOn(Element.prototype, 'animate');
  const row = table.getByRole('row').nth(1);
  await row.getByRole('link').click();
  await expect.poll(address).toMatch(/^\/view-recipe\/\d+$/);
  await see(lines());
  expect(moved).not.toHaveBeenCalled();
  await open('/list-recipes');
  await commands.media({ reducedMotion: null });
  const from = row.element().querySelector('svg, img')?.getBoundingClientRect() ?? new DOMRect();
  await row.getByRole('link').click();
  await expect.poll(() => moved.mock.contexts.length).toBe(1);
  const picture = moved.mock.contexts[0] as HTMLElement;
  await Promise.all(picture.getAnimations().map(({ finished }) => finished));
  const to = picture.getBoundingClientRect();
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  expect(moved.mock.calls[0]?.[0]).toMatchObject({ transform: [move, 'none'] });
});

describe('the page of a recipe', () => {
  it('shows amounts, links, what is only garnish, glass and method, and nobody else the way to change it', async () => {
    await newMember();
    await open(NEGRONI);
    await see(heading('Negroni'));
    await see(link('Tick your bottles to see what’s missing'));
    await expect.element(first()).toHaveTextContent('30 ml');
    await expect
      .element(lines().getByRole('link', { name: 'Campari' }))
      .toHaveAttribute('href', `/ingredients/${await commands.seededIngredient('Campari')}`);
    await see(lines().getByText('(garnish only)'));
    await see(page.getByRole('list', { name: 'Glassware' }).getByText('Lowball'));
    await gone(link('Edit Recipe'));
    await open('/update-recipe/20001');
    await see('You can’t edit “Negroni”. Only its owner can.');
  });

  it('shows amounts in the system the reader prefers, for the servings asked for', async () => {
    const { uid } = await newMember();
    // Others change this recipe meanwhile, and the local suite may then show a new document as missing.
    const updated_at = new Date().toISOString();
    await commands.ownDocument(`users/${uid}`, { ...DEFAULT_PREFERENCES, updated_at });
    await open(NEGRONI);
    await page.getByLabelText('Units').selectOptions('oz');
    await expect.element(first()).toHaveTextContent('1 oz');
    await button('More servings').click();
    await expect.element(first()).toHaveTextContent('2 oz');
    await page.getByLabelText('Units').selectOptions('ml');
    await expect.element(first()).toHaveTextContent('60 ml');
  });

  it('leads through the steps of mixing', async () => {
    await newMember();
    await open(NEGRONI);
    await link('Mix it now').click();
    await see(page.getByRole('heading', { name: 'Measure' }));
    await button('Next').click();
    await expect.poll(address).toMatch(/step=2/);
    await see(/^Pour everything over/);
  });

  it('puts a line that is missing into the cabinet where it stands, moves nothing, and takes it out again', async () => {
    await page.viewport(360, 740);
    const { uid } = await newMember();
    await cabinetOf(uid, 'Corner', ['Gin', 'Sweet vermouth', 'Orange']);
    await open(NEGRONI);
    const campari = button('I have it: Campari');
    await see(campari);
    expect(button(/^I have it/).elements()).toHaveLength(1);
    const tall = () => lines().element().getBoundingClientRect().height;
    const before = tall();
    await campari.click();
    await see('You have everything');
    expect(Math.abs(tall() - before)).toBeLessThan(1);
    await button('Undo').click();
    await see(campari);
  });

  it('saves it to menus: to one that is there, to a new one, and takes it out again', async () => {
    await page.viewport(360, 740);
    const { uid } = await newMember();
    await menuOf(uid, 'Friday', []);
    await open(NEGRONI);
    await button('Save to a menu').click();
    const box = (name: string) => dialog().getByRole('checkbox', { name });
    await box('Friday').click();
    await expect.element(box('Friday')).toBeChecked();
    await types(dialog().getByLabelText('New menu'), 'Bitter evenings');
    await commands.press('Enter');
    await expect.element(box('Bitter evenings')).toBeChecked();
    await box('Friday').click();
    await expect.element(box('Friday')).not.toBeChecked();
    await dialog().getByRole('button', { name: 'Done' }).click();
    await gone(dialog());
    // The new one is the one that is shown.
    await open('/menu');
    await see(button('More for Negroni'));
    const menus = async () =>
      (await commands.documentsIn(`users/${uid}/menus`)).map(
        ({ menu_name, items }) =>
          [
            menu_name as string,
            (items as Record<string, { is_deleted: boolean }>)['20001']?.is_deleted,
          ] as const,
      );
    await expect
      .poll(async () => new Map(await menus()))
      .toEqual(
        new Map([
          ['Friday', true],
          ['Bitter evenings', false],
        ]),
      );
  });
});
