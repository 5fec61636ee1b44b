import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  cabinetOf,
  chooseMore,
  dialog,
  gone,
  link,
  newMember,
  open,
  plugIn,
  see,
  unplug,
} from '#testing/app.tsx';

const SHELF = 44_001;

let uid = '';
let cabinet = '';
let [gin, campari, negroni] = [0, 0, 0];

type Entry = Record<string, unknown>;
const entryOf = async (id: number) =>
  ((await commands.documentAt(cabinet))?.items as Record<number, Entry> | undefined)?.[id];
const marks = async () =>
  (await commands.documentAt(`users/${uid}/marks/recipes`))?.items as
    | Record<number, { rating: unknown }>
    | undefined;
const ratingOf = async () => (await marks())?.[negroni]?.rating;
const logSize = async () => (await commands.documentsIn(`users/${uid}/log`)).length;
const fills = (label: string, text: string) => dialog().getByLabelText(label).fill(text);

/** Opens the dialog of 'Made it'. */
async function opensMade(servings: number): Promise<void> {
  await open(`/view-recipe/${negroni}?servings=${servings}`);
  await button('Made it').click();
  await see(page.getByRole('dialog', { name: 'Made it: Negroni' }));
}

describe('the bottles of a cabinet', () => {
  beforeEach(async () => {
    await page.viewport(360, 740);
    ({ uid } = await newMember());
    cabinet = `users/${uid}/bar_cabinets/${SHELF}`;
    await cabinetOf(uid, 'Corner', ['London dry gin', 'Campari', 'Sweet vermouth', 'Orange']);
    [gin, campari] = [
      await commands.seededIngredient('London dry gin'),
      await commands.seededIngredient('Campari'),
    ];
    negroni = await commands.seededRecipe('Negroni');
  });

  it('say how full they are and what they cost; what was typed stays when the window grows, and bounds are told', async () => {
    await open('/bar-cabinet');
    await chooseMore('London dry gin', 'How full is it?');
    await see(page.getByRole('dialog', { name: 'London dry gin' }));
    (dialog().getByRole('slider', { name: 'How full is it?' }).element() as HTMLElement).focus();
    await commands.press('End');
    await fills('Unopened bottles', '100');
    // A phone is turned, a window made wider: the rows stand otherwise.
    await page.viewport(1280, 800);
    await button('Save').click();
    await see('0 to 99');
    await fills('Unopened bottles', '');
    await fills('Bottle price', '24.90');
    await button('Save').click();
    await expect
      .poll(() => entryOf(gin))
      .toMatchObject({ left_ml: 700, price_minor: 2490, is_in_stock: true });
    await see('Gin · full');
    await commands.updateDocument(cabinet, {
      [`items.${gin}.left_ml`]: 610,
      [`items.${gin}.opened_on`]: new Date().toISOString().slice(0, 10),
    });
    await see('Gin · ¾ full · opened today');
  });

  it('are not asked for where nobody follows a level, and else lose what is made and get it back by Undo', async () => {
    await opensMade(3);
    await button('Log it').click();
    await see(page.getByText('Added “Negroni” to your log.', { exact: true }));
    await expect.poll(logSize).toBe(1);

    await commands.updateDocument(cabinet, {
      [`items.${gin}.left_ml`]: 700,
      [`items.${gin}.price_minor`]: 2490,
    });
    await opensMade(3);
    await see(page.getByLabelText('Subtract from bottles: London dry gin 90 ml'));
    (dialog().getByRole('radio', { name: '4 stars' }).element() as HTMLElement).click();
    await button('Log it').click();
    await expect.poll(() => entryOf(gin)).toMatchObject({ left_ml: 610, price_minor: 2490 });
    await expect.poll(ratingOf).toBe(8);
    expect(await entryOf(gin)).toHaveProperty('opened_on');
    expect(await entryOf(campari)).not.toHaveProperty('left_ml');
    await button('Undo').click();
    await expect.poll(() => entryOf(gin)).toMatchObject({ left_ml: 700 });
    expect(await entryOf(gin)).not.toHaveProperty('opened_on');
    await expect.poll(logSize).toBe(1);
    await expect.poll(ratingOf).toBeNull();
  });

  it('lose both what is poured without a network and what another device pours meanwhile', async () => {
    await commands.updateDocument(cabinet, {
      [`items.${campari}.left_ml`]: 150,
      [`items.${campari}.bottle_ml`]: 700,
    });
    await opensMade(1);
    await see(page.getByLabelText('Subtract from bottles: Campari 30 ml'));
    await unplug();
    await button('Log it').click();
    await gone(dialog());
    await commands.updateDocument(cabinet, { [`items.${campari}.left_ml`]: 120 });
    await plugIn();
    await expect.poll(() => entryOf(campari)).toMatchObject({ left_ml: 90 });
  });

  it('lead to the shopping list with their last drop, once; a new one then stands beside the open one', async () => {
    await commands.updateDocument(cabinet, {
      [`items.${campari}.left_ml`]: 90,
      [`items.${campari}.bottle_ml`]: 700,
    });
    await open('/bar-cabinet');
    await button('Add to list: Campari').click();
    await gone(button('Add to list: Campari'));
    await expect
      .poll(async () => (await commands.documentAt(`users/${uid}/shopping_lists/current`))?.items as unknown)
      .toMatchObject({ [`i${campari}`]: { sources: 'hand:0,', bottles: 1, is_checked: false } });
    await link('On your shopping list').click();
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: /^Campari/ })
      .click();
    await expect.poll(() => entryOf(campari)).toMatchObject({ left_ml: 90, spare: 1 });
    await open('/bar-cabinet');
    await see('1 unopened');
    // An empty bottle has no level and keeps its size.
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Campari' })
      .getByRole('button', { name: /Stock/ })
      .click();
    await expect.poll(() => entryOf(campari)).toMatchObject({ is_in_stock: false, bottle_ml: 700 });
    expect(await entryOf(campari)).not.toHaveProperty('left_ml');
  });
});
