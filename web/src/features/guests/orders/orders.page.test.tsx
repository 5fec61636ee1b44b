import { newToken } from '@cellaret/domain/core/ids';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { beforeEach, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  dialog,
  field,
  gone,
  heading,
  inGerman,
  menuOf,
  newMember,
  open,
  see,
  seeAccessible,
  types,
} from '#testing/app.tsx';
import { orderOf, publishedMenu } from '#testing/published-menu.ts';

/** Under which the tests put away a person's cabinet and menu. */
const SHELF = 44_001;

let uid = '';
let token = '';
const ticket = (name: string) => page.getByRole('listitem', { name, exact: true });
const gate = () => commands.documentAt(GUEST_PATHS.gate(token));

/** A guest's order of a drink, which came so many minutes ago. */
const ordered = async (
  guest: string,
  drink: string,
  minutes: number,
  more: Parameters<typeof orderOf>[2] = {},
) => orderOf(token, guest, { recipe_id: await commands.seededRecipe(drink), minutes, ...more });

beforeEach(async () => {
  ({ uid } = await newMember());
  await cabinetOf(uid, 'Home', ['London dry gin', 'Sweet vermouth', 'Campari', 'Dry vermouth']);
  await menuOf(uid, 'Friday', ['Negroni', 'Fifty-Fifty Martini']);
  token = await publishedMenu(uid, { menu_id: SHELF, bar_cabinet_id: SHELF });
  await commands.madeByFunctions(GUEST_PATHS.publicMenu(token));
});

it('the oldest order stands first, late ones are marked, and one tap moves an order on and back', async () => {
  const gia = await ordered('Gia', 'Negroni', 14, { servings: 2, note: 'no orange' });
  await ordered('Uwe', 'Negroni', 3);
  await ordered('Ada', 'Fifty-Fifty Martini', 6, { status: 'making' });
  await page.viewport(1280, 800);
  await open(`/orders/${token}`);
  await see(heading('Friday'));
  await see(page.getByRole('region', { name: 'To mix' }).getByText('3 × Negroni'));
  await see('3 drinks · oldest 14 min');
  expect(
    page
      .getByRole('listitem', { name: /, Negroni$/ })
      .first()
      .element().textContent,
  ).toMatch(/2 × Negroni.*Gia.*14 min, late.*no orange/);
  await expect.poll(() => document.title).toBe('(3) Orders: Friday · Cellaret');
  await seeAccessible();

  await ticket('Gia, Negroni').getByRole('button', { name: 'Make' }).click();
  await see(ticket('Gia, Negroni').getByRole('button', { name: 'Ready' }));
  await expect.poll(gia).toBe('making');
  await button('Undo').click();
  await expect.poll(gia).toBe('new');

  // On a phone each state is a tab.
  await page.viewport(360, 740);
  await gone(ticket('Ada, Fifty-Fifty Martini'));
  await button('Being made 1').click();
  await see(ticket('Ada, Fifty-Fifty Martini'));
});

it('a ticket opens its measures; what ran out is declined, asks for the bottle, and comes back', async () => {
  const gia = await ordered('Gia', 'Negroni', 1, { servings: 2 });
  await open(`/orders/${token}`);
  const ranOut = dialog().getByRole('button', { name: 'It ran out' });
  const places = new Set<number>();
  await button('2 × Negroni').click();
  // The buttons stay where they are while the measures arrive: a tap meets the one it was meant for.
  await expect
    .poll(() => {
      places.add(Math.round(ranOut.element().getBoundingClientRect().top));
      return dialog().getByText('Measures for 2').elements().length;
    })
    .toBe(1);
  await see(dialog().getByText('Measures for 2'));
  places.add(Math.round(ranOut.element().getBoundingClientRect().top));
  expect([...places]).toHaveLength(1);
  await see(
    dialog()
      .getByRole('listitem')
      .filter({ hasText: /60.*ml.*Campari/ }),
  );
  await seeAccessible();
  await ranOut.click();
  await expect.poll(gia).toBe('declined');
  await see(page.getByRole('dialog', { name: 'Which bottle ran out?' }));
  await dialog().getByRole('button', { name: 'Campari' }).click();
  const campari = await commands.seededIngredient('Campari');
  await expect
    .poll(() => commands.documentAt(`users/${uid}/bar_cabinets/${SHELF}`))
    .toMatchObject({ items: { [campari]: { is_in_stock: false } } });
  await see('Gia, Negroni: Declined. Campari is out of stock');
  await button('Undo').click();
  await expect.poll(gia).toBe('new');
});

it('orders are taken by one switch, and the settings save themselves', async () => {
  await inGerman();
  await ordered('Gia', 'Negroni', 1);
  await open(`/orders/${token}`);
  await see('Geschlossen');
  await button('Einstellungen').click();
  await page.getByLabelText('Bestellungen annehmen').click();
  await expect.poll(gate).toMatchObject({ is_taking: true });
  await see(/^Gäste können bis \d\d:\d\d bestellen$/);
  await types(field('Code an der Bar'), 'fig');
  await seeAccessible();
  await button('Schließen').click();
  await expect.poll(gate).toMatchObject({ is_taking: true, door_code: 'fig' });
  await see(/^Offen bis \d\d:\d\d$/);
  await button('Einstellungen').click();
  await button('Alle wartenden ablehnen (1)').click();
  await see('1 Bestellung abgelehnt');
});

it('a bar of somebody else’s looks like none', async () => {
  await open(`/orders/${newToken()}`);
  await see(heading('Bar not found'));
});
