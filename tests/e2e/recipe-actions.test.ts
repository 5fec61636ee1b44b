import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCabinet, ownMenu, putAway } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { seededIngredient, seededRecipe } from '../support/seeded.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

describe('a line of a recipe that is missing', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor({ viewport: { width: 360, height: 740 } });
    await ownCabinet(visitor.uid, 'Corner', [
      seededIngredient('Gin'),
      seededIngredient('Sweet vermouth'),
      seededIngredient('Orange'),
    ]);
  });
  afterEach(async () => {
    await visitor.context.close();
    await putAway();
  });

  it('is put into the cabinet where it stands, moves nothing, and comes out again', async () => {
    const { page } = visitor;
    const person = personAt(page);
    await page.goto(`/view-recipe/${seededRecipe('Negroni')}`);
    const lines = page.getByRole('list', { name: 'Ingredients' });
    const campari = page.getByRole('button', { name: 'I have it: Campari' });
    await campari.waitFor();
    expect(await page.getByRole('button', { name: /^I have it/ }).count()).toBe(1);
    const tall = async () => (await lines.boundingBox())?.height ?? 0;
    const before = await tall();
    await person.taps(campari);
    await page.getByText('you have everything').first().waitFor();
    expect(Math.abs((await tall()) - before)).toBeLessThan(1);
    await person.taps(page.getByRole('button', { name: 'Undo' }));
    await campari.waitFor();
  });
});

describe('a recipe', () => {
  it('is saved to menus where it is read: to one that is there, and to a new one', async () => {
    const { page, context, uid } = await newVisitor({ viewport: { width: 360, height: 740 } });
    const person = personAt(page);
    await ownMenu(uid, 'Friday', []);
    await page.goto(`/view-recipe/${seededRecipe('Negroni')}`);
    await person.taps(page.getByRole('button', { name: 'Save to a menu' }));
    const dialog = page.getByRole('dialog', { name: 'Save “Negroni” to' });
    await person.taps(dialog.getByRole('checkbox', { name: 'Friday' }));
    await person.types(dialog.getByLabel('A new menu'), 'Bitter evenings');
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        dialog
          .getByRole('checkbox', { name: 'Bitter evenings' })
          .isChecked()
          .catch(() => false),
      )
      .toBe(true);
    await person.taps(dialog.getByRole('button', { name: 'Done' }));
    await dialog.waitFor({ state: 'detached' });
    // The new one is the one that is shown.
    await page.goto('/menu');
    await page.getByRole('button', { name: 'More for Negroni' }).waitFor();
    await page.goto(`/view-recipe/${seededRecipe('Negroni')}`);
    await person.taps(page.getByRole('button', { name: 'Save to a menu' }));
    await person.taps(dialog.getByRole('checkbox', { name: 'Friday', checked: true }));
    await dialog.getByRole('checkbox', { name: 'Friday', checked: false }).waitFor();
    await context.close();
    await putAway();
  });

  it('is copied as one of one’s own, beside what else somebody was writing', async () => {
    const { page, context } = await newVisitor({ viewport: { width: 360, height: 740 } });
    const person = personAt(page);
    const nameBox = page.getByLabel('Recipe Name');
    await page.goto('/create-recipe');
    await person.types(nameBox, 'Half a thought');
    await page.goto(`/view-recipe/${seededRecipe('Negroni')}`);
    await person.taps(page.getByRole('button', { name: 'More for Negroni' }));
    await person.taps(page.getByRole('menuitem', { name: 'Copy as mine' }));
    await expect.poll(() => nameBox.inputValue()).toBe('Negroni, my way');
    expect(await page.getByLabel('Description').inputValue()).toMatch(/^After Negroni\. \w/);
    // A copy is kept while it is not saved, as everything is.
    await person.typesOver(nameBox, 'Kitchen Negroni');
    await page.reload();
    await expect.poll(() => nameBox.inputValue()).toBe('Kitchen Negroni');
    await person.taps(page.getByRole('button', { name: 'Save Recipe' }));
    await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
    // The toast's: the form's lists open too.
    const open = page.getByRole('button', { name: 'Open', exact: true });
    await person.taps(open.and(page.getByText('Open', { exact: true })));
    await page.getByRole('heading', { level: 1, name: 'Kitchen Negroni' }).waitFor();
    await page.getByRole('link', { name: 'Edit Recipe' }).waitFor();
    const lines = page.getByRole('list', { name: 'Ingredients' });
    for (const name of ['Gin', 'Campari', 'Sweet vermouth']) await lines.getByText(name).first().waitFor();
    await page.goto('/create-recipe');
    await expect.poll(() => nameBox.inputValue()).toBe('Half a thought');
    await context.close();
  });

  it('is compared with another beside it, line by line, and both are left for a third', async () => {
    const { page, context } = await newVisitor({ viewport: { width: 360, height: 740 } });
    const person = personAt(page);
    const [negroni, boulevardier] = [seededRecipe('Negroni'), seededRecipe('Boulevardier')];
    await page.goto(`/view-recipe/${negroni}`);
    await person.taps(page.getByRole('button', { name: 'More for Negroni' }));
    await person.taps(page.getByRole('menuitem', { name: 'Compare with…' }));
    const dialog = page.getByRole('dialog', { name: 'Compare “Negroni” with' });
    // The drinks like it are there before anything is typed.
    await dialog.getByRole('list', { name: 'Drinks like it' }).getByRole('link').first().waitFor();
    await person.types(dialog.getByRole('searchbox'), 'boulevardier');
    await person.taps(dialog.getByRole('link', { name: 'Boulevardier', exact: true }));
    await page.waitForURL(`**/view-recipe/${negroni}/compare/${boulevardier}`);
    await page.getByRole('heading', { level: 1, name: 'Negroni and Boulevardier' }).waitFor();
    const cellsOf = (name: RegExp) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) })
        .getByRole('cell')
        .allTextContents();
    expect(await cellsOf(/^Campari the same$/)).toEqual(['30\u00a0ml', '30\u00a0ml']);
    expect(await cellsOf(/^Gin different$/)).toEqual(['30\u00a0ml', 'without']);
    await person.taps(page.getByRole('button', { name: 'More servings' }));
    await expect.poll(() => cellsOf(/^Gin different$/)).toEqual(['60\u00a0ml', 'without']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await person.taps(page.getByRole('button', { name: 'Compare with another' }));
    await person.taps(dialog.getByRole('list', { name: 'Drinks like it' }).getByRole('link').first());
    await page.waitForURL((url) => !url.pathname.endsWith(String(boulevardier)));
    await person.goesBack();
    await page.getByRole('heading', { level: 1, name: 'Negroni and Boulevardier' }).waitFor();
    await person.goesBack();
    await page.getByRole('heading', { level: 1, name: 'Negroni', exact: true }).waitFor();

    // One that is not there leads to the one that is.
    await page.goto(`/view-recipe/${negroni}/compare/1`);
    await person.taps(page.getByRole('link', { name: 'Negroni' }));
    await page.waitForURL(`**/view-recipe/${negroni}`);
    await context.close();
  });
});
