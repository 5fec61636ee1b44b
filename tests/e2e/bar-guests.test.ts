import { newToken } from '@cellaret/domain/ids';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';
import { cabinetIn, menuIn, ownDocument, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
/** What own-world.ts calls its cabinets and menus. */
const SHELF = 44_001;

const contexts: BrowserContext[] = [];

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  await putAway();
});

/** Three people in a bar with a cabinet and a menu, each of them there. */
async function barOfThree(): Promise<Record<'owner' | 'keeper' | 'viewer', Visitor>> {
  const [owner, keeper, viewer] = await Promise.all([
    newVisitor(PHONE),
    newVisitor(PHONE),
    newVisitor(PHONE),
  ]);
  contexts.push(owner.context, keeper.context, viewer.context);
  const id = newToken();
  const now = new Date();
  const member = (role: string) => ({ role, name: role, since: now });
  await ownDocument(`bars/${id}`, {
    id,
    bar_name: 'Corner',
    owner_uid: owner.uid,
    members: {
      [owner.uid]: member('owner'),
      [keeper.uid]: member('keeper'),
      [viewer.uid]: member('viewer'),
    },
    member_uids: [owner.uid, keeper.uid, viewer.uid],
    last_member_uid: viewer.uid,
    last_invite: null,
    currency: null,
    created_at: now,
    updated_at: now,
  });
  const bottles = ['London dry gin', 'Sweet vermouth', 'Campari'];
  await cabinetIn(`bars/${id}`, 'Back bar', bottles.map(seededIngredient));
  await menuIn(`bars/${id}`, 'Friday', [seededRecipe('Negroni')]);
  for (const { uid } of [owner, keeper, viewer])
    await ownDocument(`users/${uid}`, {
      unit_system: 'ml',
      active_bar_id: id,
      active_bar_cabinet_id: SHELF,
      active_menu_id: SHELF,
      updated_at: now,
    });
  return { owner, keeper, viewer };
}

const shows = (page: Page) => page.getByRole('button', { name: 'Show to guests' });

async function queueAt(visitor: Visitor, link: string): Promise<Page> {
  const page = await visitor.context.newPage();
  await page.goto(`/orders/${link.split('/').at(-1)}`);
  await page.getByRole('heading', { name: 'Orders: Friday' }).waitFor();
  return page;
}

it('a bar shows a menu to guests; whoever keeps it serves one queue, each step once; whoever looks is offered neither', async () => {
  const { owner, keeper, viewer } = await barOfThree();
  await owner.page.goto('/menu');
  await personAt(owner.page).taps(shows(owner.page));
  const dialog = owner.page.getByRole('dialog', { name: '“Friday” for guests' });
  await personAt(owner.page).taps(dialog.getByRole('button', { name: 'Make the link' }));
  const link = await dialog.getByLabel('Link for guests').inputValue();
  await dialog.getByLabel('Open for guests').waitFor();

  await keeper.page.goto('/menu');
  await personAt(keeper.page).taps(shows(keeper.page));
  expect(await keeper.page.getByRole('dialog').getByLabel('Link for guests').inputValue()).toBe(link);
  await viewer.page.goto('/menu');
  await viewer.page.getByText('Negroni').first().waitFor();
  expect(await shows(viewer.page).count()).toBe(0);
  await viewer.page.goto(`/orders/${link.split('/').at(-1)}`);
  await viewer.page.getByRole('heading', { name: 'There is no bar at this address' }).waitFor();

  const [one, two] = [await queueAt(owner, link), await queueAt(keeper, link)];
  await personAt(two).taps(two.getByLabel('Take orders'));
  const guests = await newContext(PHONE);
  contexts.push(guests);
  const gia = await guests.newPage();
  await gia.goto(link);
  const negroni = gia.getByRole('listitem', { name: 'Negroni', exact: true });
  await personAt(gia).taps(negroni.getByRole('button', { name: 'Order' }));
  const sheet = gia.getByRole('dialog', { name: /^Order/ });
  await personAt(gia).types(sheet.getByLabel(/^Your first name/), 'Gia');
  await personAt(gia).taps(sheet.getByRole('button', { name: 'Send the order' }));

  const orderAt = (page: Page) => page.getByRole('listitem', { name: 'Gia, Negroni' });
  await personAt(one).taps(orderAt(one).getByRole('button', { name: 'Make' }));
  await personAt(two).taps(orderAt(two).getByRole('button', { name: 'Ready' }));
  await orderAt(one).getByRole('button', { name: 'Served' }).waitFor();

  // One of them has no network, and says 'served' as well: it is not counted twice, and they are told.
  await owner.context.setOffline(true);
  await one.getByText('No network').waitFor();
  await personAt(two).taps(orderAt(two).getByRole('button', { name: 'Served' }));
  await two.getByText('No orders yet').waitFor();
  await personAt(one).taps(orderAt(one).getByRole('button', { name: 'Served' }));
  await owner.context.setOffline(false);
  await one.getByText('Somebody else at the bar was faster').waitFor();
  await gia.getByText('Served').waitFor();
});
