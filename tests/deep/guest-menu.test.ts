import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { newContext, PHONE } from '../support/browser/browser.ts';
import { firstVisit } from '../support/browser/measures.ts';
import { seededIngredient, seededRecipe } from '../support/data/seeded.ts';
import { showMenu } from '../support/data/show-menu.ts';
import { ownCabinet, ownMenu, putAway } from '../support/data/test-data.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Texts of the QR codes in a picture, as a phone reads them. */
async function qrTexts(png: Buffer): Promise<string[]> {
  // From the package: by itself it asks a network for it.
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  });
  const found = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}

/** Bytes that a phone loads before the menu can be read. */
const FIRST_LOOK_BYTES = 60_000;

let host: Visitor;
let link: string;

beforeEach(async () => {
  host = await newVisitor();
  const { page, uid, context } = host;
  await context.addInitScript(() => (globalThis.print = () => undefined));
  await ownCabinet(uid, 'Home', ['London dry gin', 'Sweet vermouth', 'Campari'].map(seededIngredient));
  await ownMenu(uid, [seededRecipe('Negroni'), seededRecipe('Fifty-Fifty Martini')]);
  link = await showMenu(page);
});
afterEach(putAway);

it.each([
  ['Menu, A4', 595],
  ['Menu, A5', 420],
  ['Table card with QR code', 298],
] as const)(
  'a menu is printed on one page, with a code that leads to where it says: %s',
  async (paper, width) => {
    const { page } = host;
    await page.getByLabel('Print format').selectOption(paper);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await qrTexts(await page.locator('.on-paper').screenshot())).toEqual([link]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const size = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf)?.[1];
    expect([/\/Count (\d+)/.exec(pdf)?.[1], Math.round(Number(size))]).toEqual(['1', width]);
    await page.emulateMedia({ media: null });
    await page.locator('.on-paper').waitFor({ state: 'detached' });
  },
);

it('a phone loads at most 60 KB before the menu can be read', async () => {
  const context = await newContext(PHONE);
  // It is read without its script.
  await context.route(/\/guest\.js$/, (route) => route.abort());
  const { bytes, addresses } = await firstVisit(context, link);
  console.log(`first look at a menu: ${bytes} bytes in ${addresses.length} answers`);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOOK_BYTES);
});
