import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { newContext } from '../support/browser.ts';
import { baseUrl } from '../support/env.ts';
import { firstVisit } from '../support/first-visit.ts';
import { ownCabinet, ownMenu, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { qrTexts } from '../support/qr-text.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

/** What a phone on a party's network loads before the menu can be read. */
const FIRST_LOOK_BYTES = 120_000;

let host: Visitor;
let link: string;
const contexts: BrowserContext[] = [];

async function guestAt(options: { locale?: string } = {}): Promise<Page> {
  const context = await newContext({ viewport: { width: 360, height: 740 }, ...options });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

const drink = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

beforeEach(async () => {
  host = await newVisitor();
  const { page, uid } = host;
  const person = personAt(page);
  const bottles = ['London dry gin', 'Sweet vermouth', 'Dry vermouth', 'Orange bitters', 'Campari'];
  await ownCabinet(uid, 'Home', bottles.map(seededIngredient));
  await ownMenu(uid, 'Friday', [seededRecipe('Negroni'), seededRecipe('Fifty-Fifty Martini')]);
  await page.goto('/menu');
  await person.taps(page.getByRole('button', { name: 'Show to guests' }));
  const dialog = page.getByRole('dialog', { name: '“Friday” for guests' });
  await person.types(dialog.getByLabel('Greeting'), 'Cheers!');
  await person.taps(dialog.getByRole('button', { name: 'Make the link' }));
  link = await dialog.getByLabel('Link for guests').inputValue();
  await dialog.getByLabel('Open for guests').waitFor();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  await host.context.close();
  await putAway();
});

/** Opens a drink's sheet and fills in what an order needs; what was typed once is remembered. */
async function order(page: Page, name: string, says: { sheet: RegExp; button: string }): Promise<Locator> {
  await personAt(page).taps(drink(page, name).getByRole('button', { name: says.button }));
  return page.getByRole('dialog', { name: says.sheet });
}

const ENGLISH = { sheet: /^Order/, button: 'Order' };
const GERMAN = { sheet: /bestellen$/, button: 'Bestellen' };

describe('an evening', () => {
  it('three guests look, order and hear how far it has come, while bottles run out and a network goes, until the host closes', async () => {
    const [gia, uwe, mia] = [await guestAt(), await guestAt({ locale: 'de-DE' }), await guestAt()];
    await gia.getByRole('heading', { name: 'Friday', level: 1 }).waitFor();
    await gia.getByText('Cheers!').waitFor();
    await drink(uwe, 'Negroni').getByText('Rezept').click();
    await drink(uwe, 'Negroni').getByText(/3\scl/).first().waitFor();
    expect(await violations(gia, 'the menu')).toEqual([]);
    // Nobody who only looks gets an account.
    expect(
      await gia.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name))),
    ).not.toContain('firebaseLocalStorageDb');
    expect(await gia.getByRole('button', { name: 'Order' }).count()).toBe(0);

    // The bar opens, with a code on the door; who has another one is told.
    const bar = await host.context.newPage();
    const barkeeper = personAt(bar);
    await bar.goto(`/orders/${link.split('/').at(-1)}`);
    await barkeeper.types(bar.getByLabel(/^Code on the door/), 'fig');
    await barkeeper.taps(bar.getByLabel('Take orders'));
    const sheet = await order(gia, 'Negroni', ENGLISH);
    await personAt(gia).types(sheet.getByLabel(/^Your first name/), 'Gia');
    await personAt(gia).types(sheet.getByLabel('A wish, if you have one'), 'no ice');
    await personAt(gia).types(sheet.getByLabel('The code on the sign at the bar'), 'date');
    await personAt(gia).taps(sheet.getByRole('button', { name: 'Send the order' }));
    await sheet.getByText('The bar did not take it').waitFor();
    await personAt(gia).typesOver(sheet.getByLabel('The code on the sign at the bar'), 'fig');
    await personAt(gia).taps(sheet.getByRole('button', { name: 'Send the order' }));
    await sheet.waitFor({ state: 'detached' });
    await gia.getByText('Waiting').waitFor();
    const row = bar.getByRole('listitem', { name: 'Gia, Negroni' });
    await row.getByText('no ice').waitFor();
    expect(await violations(bar, 'the orders')).toEqual([]);

    // The host's own phone shows the menu as a guest's: what it sends says nothing of the member, who stays signed in.
    const own = await host.context.newPage();
    const sent: string[] = [];
    own.on('request', (one) =>
      sent.push(`${one.url()} ${JSON.stringify(one.headers())} ${one.postData() ?? ''}`),
    );
    await own.goto(link);
    const toSelf = await order(own, 'Negroni', ENGLISH);
    await personAt(own).types(toSelf.getByLabel(/^Your first name/), 'Hal');
    await personAt(own).types(toSelf.getByLabel('The code on the sign at the bar'), 'fig');
    await personAt(own).taps(toSelf.getByRole('button', { name: 'Send the order' }));
    const hals = bar.getByRole('listitem', { name: 'Hal, Negroni' });
    await barkeeper.taps(hals.getByRole('button', { name: 'Decline' }));
    await own.getByText('It ran out.').waitFor();
    const tokens = sent.flatMap((text) =>
      [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)/g)].map(([, claims]) => claims ?? ''),
    );
    expect(tokens.length).toBeGreaterThan(0);
    expect(
      [...sent, ...tokens.map((claims) => Buffer.from(claims, 'base64url').toString())].filter((text) =>
        text.includes(host.uid),
      ),
    ).toEqual([]);
    await own.goto('/menu');
    await own.getByRole('button', { name: 'Show to guests' }).waitFor();
    await own.close();

    // Mia orders, and once more too soon; then her network goes, and what she wants is not ordered behind her back.
    const mias = await order(mia, 'Negroni', ENGLISH);
    await personAt(mia).types(mias.getByLabel(/^Your first name/), 'Mia');
    await personAt(mia).types(mias.getByLabel('The code on the sign at the bar'), 'fig');
    await personAt(mia).taps(mias.getByRole('button', { name: 'Send the order' }));
    await bar.getByRole('listitem', { name: 'Mia, Negroni' }).waitFor();
    const again = await order(mia, 'Negroni', ENGLISH);
    await personAt(mia).taps(again.getByRole('button', { name: 'Send the order' }));
    await again.getByText('You have just ordered').waitFor();
    await mia.context().setOffline(true);
    await personAt(mia).taps(again.getByRole('button', { name: 'Send the order' }));
    await again.getByText('Nothing was ordered').waitFor();
    await personAt(mia).taps(again.getByRole('button', { name: 'Not now' }));
    await mia.getByText('No network').waitFor();

    // Campari runs out while Uwe is about to order it.
    const late = await order(uwe, 'Negroni', GERMAN);
    await personAt(uwe).types(late.getByLabel(/^Dein Vorname/), 'Uwe');
    await personAt(uwe).types(late.getByLabel('Der Code auf dem Schild an der Bar'), 'fig');
    const shelf = await host.context.newPage();
    await shelf.goto('/bar-cabinet');
    const campari = shelf
      .getByRole('list', { name: 'Ingredients in this cabinet' })
      .getByRole('listitem')
      .filter({ hasText: 'Campari' });
    await personAt(shelf).taps(campari.getByRole('button', { name: /Stock/ }));
    await late.getByText('Gerade ausgegangen.').waitFor();
    await personAt(uwe).taps(late.getByRole('button', { name: 'Lieber nicht' }));
    await drink(uwe, 'Negroni').getByText('Stattdessen: Fifty-Fifty Martini').waitFor();
    await drink(gia, 'Negroni').getByText('Instead: Fifty-Fifty Martini').waitFor();
    const martini = await order(uwe, 'Fifty-Fifty Martini', GERMAN);
    await personAt(uwe).taps(martini.getByRole('button', { name: 'Bestellung abschicken' }));
    await uwe.getByText('Wartet').waitFor();

    // Mia is back: she sees what ran out meanwhile, and that the bar has declined hers. Nothing was ordered twice.
    await barkeeper.taps(
      bar.getByRole('listitem', { name: 'Mia, Negroni' }).getByRole('button', { name: 'Decline' }),
    );
    await mia.context().setOffline(false);
    await drink(mia, 'Negroni').getByText('Instead: Fifty-Fifty Martini').waitFor();
    await mia.getByText('It ran out.').waitFor();
    expect(await bar.getByRole('listitem', { name: 'Mia, Negroni' }).count()).toBe(0);

    // By the keyboard alone: the focus goes along with the order, then to the next one, and where it stands is said.
    const focused = () => bar.evaluate(() => document.activeElement?.textContent);
    await row.getByRole('button', { name: 'Make' }).press('Enter');
    await gia.getByText('Being made').waitFor();
    await bar.getByRole('status').getByText('Gia, Negroni: Being made').waitFor();
    expect(await focused()).toBe('Ready');
    await bar.keyboard.press('Enter');
    await gia.getByText('Ready at the bar').waitFor();
    expect(await focused()).toBe('Served');
    await bar.keyboard.press('Enter');
    await gia.getByText('Served').waitFor();
    expect(await focused()).toBe('Make');
    // It was the wrong glass.
    await barkeeper.taps(bar.getByRole('button', { name: 'Undo' }));
    await gia.getByText('Ready at the bar').waitFor();
    await barkeeper.taps(row.getByRole('button', { name: 'Served' }));
    await gia.getByText('Served').waitFor();
    // What was served is written down, and taken off the bottles, by one tap on what opens.
    const [log] = await Promise.all([
      bar.context().waitForEvent('page'),
      barkeeper.taps(bar.getByRole('link', { name: 'Write it down' })),
    ]);
    await personAt(log).taps(log.getByRole('dialog').getByRole('button', { name: 'Write down' }));
    await log.getByText(/^Made once/).waitFor();
    await log.close();

    // Closing: no orders any more, then no menu; who comes late sees as much as for a link nobody made.
    await barkeeper.taps(bar.getByLabel('Take orders'));
    await gia.getByRole('button', { name: 'Order' }).waitFor({ state: 'detached' });
    const uwes = bar.getByRole('listitem', { name: 'Uwe, Fifty-Fifty Martini' });
    await uwes.getByLabel('Why').selectOption({ label: 'The bar is closing.' });
    await barkeeper.taps(uwes.getByRole('button', { name: 'Decline' }));
    await uwe.getByText('Die Bar schließt.').waitFor();
    await bar.getByText('No orders yet').waitFor();
    await personAt(host.page).taps(host.page.getByLabel('Open for guests'));
    await gia.getByRole('heading', { name: 'This menu is closed' }).waitFor();
    await uwe.getByRole('heading', { name: 'Diese Karte ist geschlossen' }).waitFor();
    await mia.goto(link);
    await mia.getByRole('heading', { name: 'This menu is closed' }).waitFor();
    await mia.goto(`${baseUrl}/m/${'x'.repeat(22)}`);
    await mia.getByRole('heading', { name: 'This menu is closed' }).waitFor();
  });

  it('a menu stands in the order, the sections and at the prices its host gave it, on phones and on paper; its link is replaced in one tap', async () => {
    const { page } = host;
    const person = personAt(page);
    const dialog = page.getByRole('dialog');
    await person.taps(dialog.getByRole('button', { name: 'Close' }));
    await person.taps(page.getByRole('button', { name: 'Arrange' }));
    const arranging = page.getByRole('dialog', { name: 'Arrange “Friday”' });
    await person.types(arranging.getByLabel('Sections, one on each line'), 'Stirred');
    await person.types(arranging.getByLabel('Price of Negroni'), '9,5');
    await arranging.getByLabel('Section of Negroni').selectOption('Stirred');
    // By the keyboard alone; the focus stays with what moves.
    await arranging.getByRole('button', { name: 'Move Fifty-Fifty Martini down' }).focus();
    await page.keyboard.press('Enter');
    await arranging.getByText('Fifty-Fifty Martini: place 2 of 2').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Move Fifty-Fifty Martini down',
    );
    await arranging.getByLabel('Section of Fifty-Fifty Martini').selectOption('Stirred');
    expect(await violations(page, 'arranging a menu')).toEqual([]);
    await person.taps(arranging.getByRole('button', { name: 'Save' }));

    const german = await guestAt({ locale: 'de-DE' });
    const section = german.getByRole('list', { name: 'Stirred' });
    await section.getByText('9,50 €').waitFor();
    expect(await section.getByRole('heading').allTextContents()).toEqual([
      expect.stringContaining('Negroni'),
      expect.stringContaining('Fifty-Fifty Martini'),
    ]);

    // On paper, with a code that leads to where it says.
    await page.addInitScript(() => (globalThis.print = () => undefined));
    await page.reload();
    await person.taps(page.getByRole('button', { name: 'Show to guests' }));
    for (const [paper, width] of [
      ['Menu, A4', 595],
      ['Menu, A5', 420],
      ['Table card with the code', 298],
    ] as const) {
      await dialog.getByLabel('What to print').selectOption(paper);
      await person.taps(dialog.getByRole('button', { name: 'Print', exact: true }));
      await page.emulateMedia({ media: 'print' });
      expect([paper, await qrTexts(await page.locator('.on-paper').screenshot())]).toEqual([paper, [link]]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const size = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf)?.[1];
      expect([paper, /\/Count (\d+)/.exec(pdf)?.[1], Math.round(Number(size))]).toEqual([paper, '1', width]);
      await page.emulateMedia({ media: null });
      await page.locator('.on-paper').waitFor({ state: 'detached' });
    }

    await person.taps(dialog.getByRole('button', { name: 'Make a new link' }));
    await german.getByRole('heading', { name: 'Diese Karte ist geschlossen' }).waitFor();
    await page.getByText('There is a new link').waitFor();
    link = await dialog.getByLabel('Link for guests').inputValue();
    const other = await guestAt();
    await other.getByText('€9.50').waitFor();
  });

  it('a phone loads at most 120 KB before the menu can be read', async () => {
    const context = await newContext({ viewport: { width: 360, height: 740 } });
    contexts.push(context);
    // What follows the menu live comes after it.
    await context.route(/guest-(live|index)/, (route) => route.abort());
    const { bytes, addresses } = await firstVisit(context, link);
    console.log(`first look at a menu: ${bytes} bytes in ${addresses.length} answers`);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOOK_BYTES);
  });
});
