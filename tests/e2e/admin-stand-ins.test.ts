import { randomUUID } from 'node:crypto';
import type { StandIn } from '@cellaret/domain/stand-ins';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { succeed } from '../api/support/client.ts';
import { makeStandIn } from '../api/support/inputs.ts';
import { ownCabinet, ownIngredient, ownRecipe, putAway } from '../support/own-world.ts';
import { newPerson } from '../support/people.ts';
import { pastes, personAt } from '../support/person.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const ML = 1;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('list', { name: 'What stands in for what' }).getByRole('listitem');
const said = (page: Page, words: string) => page.getByText(words, { exact: false }).first().waitFor();

let admin: Visitor;
let member: Visitor;
/** A drink of verjus alone, for a cabinet that holds vinegar alone: nobody else's verdict changes. */
let verjus: { id: number; name: string };
let vinegar: { id: number; name: string };
let drink: number;

beforeEach(async () => {
  const word = randomUUID().slice(0, 8);
  [admin, member] = await Promise.all([signIn(accounts.admin), newVisitor()]);
  const made = async (name: string) => ({ id: await ownIngredient({ ingredient_name: name }), name });
  [verjus, vinegar] = await Promise.all([made(`Verjus ${word}`), made(`Vinegar ${word}`)]);
  drink = await ownRecipe(member.uid, {
    recipe_name: `Tart ${word}`,
    item_ingredient_ids: [verjus.id],
    item_quantity_unit_ids: [ML],
    item_quantities: [30],
    item_garnish_only: [false],
    item_optional: [false],
  });
  await ownCabinet(member.uid, 'Home', [vinegar.id]);
});

const change = async (before: StandIn | null, after: StandIn | null) =>
  succeed(await newPerson({ claims: { admin: true } }), 'changeStandIns', { body: { before, after } });
const entry = (stand_in_quantity = 15) =>
  makeStandIn(verjus.id, { stand_in_ingredient_id: vinegar.id, stand_in_quantity });

afterEach(async () => {
  await change(entry(), null);
  await putAway();
  await Promise.all([admin.context.close(), member.context.close()]);
});

describe('what stands in for what', () => {
  it('is added by an administrator, every verdict follows, and an undo takes it back', async () => {
    const { page } = admin;
    const person = personAt(page);
    const missing = () => said(member.page, `missing: ${verjus.name}`);
    await member.page.goto(`/view-recipe/${drink}`);
    await missing();

    await page.goto('/admin/reports');
    await page.getByRole('link', { name: 'Stand-ins', exact: true }).click();
    await button(page, 'Add a stand-in').click();
    const side = (name: string) => page.getByRole('group', { name });
    const chooses = async (label: string, name: string, within: Locator) => {
      await person.types(within.getByRole('combobox', { name: label }), name);
      await page.getByRole('option', { name, exact: true }).click();
    };
    await chooses('Ingredient', vinegar.name, side('What is taken'));
    await person.types(side('What is taken').getByLabel('Amount'), '1,5 cl');
    // One touch beside it loses nothing.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('is not kept').waitFor();
    await button(page, 'Stay').click();
    await chooses('Ingredient', verjus.name, side('In place of'));
    await person.types(side('In place of').getByLabel('Amount'), '30');
    await chooses('Unit', 'ml', side('In place of'));
    await button(page, 'Save').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await said(member.page, `you can, with ${vinegar.name} instead of ${verjus.name}`);
    await button(page, 'Undo').click();
    await missing();
  });

  it('is found by a name, changed, and removed until that is undone', async () => {
    await change(null, entry(45));
    const { page } = admin;
    await page.goto('/admin/stand-ins');
    await pastes(page.getByRole('searchbox', { name: 'Find an ingredient' }), verjus.name);
    await rows(page).filter({ hasText: '45 ml instead of 30 ml' }).waitFor();
    expect(await rows(page).count()).toBe(1);

    const named = `${vinegar.name} instead of ${verjus.name}`;
    await button(page, new RegExp(`^Change ${named}`)).press('Enter');
    const amount = page.getByRole('group', { name: 'What is taken' }).getByLabel('Amount');
    await personAt(page).typesOver(amount, '0');
    await button(page, 'Save').click();
    await said(page, 'Please fix the form errors and try again.');
    await personAt(page).typesOver(amount, '15');
    await button(page, 'Save').click();
    await rows(page).filter({ hasText: '15 ml instead of 30 ml' }).waitFor();

    await member.page.goto(`/view-recipe/${drink}`);
    await said(member.page, `you can, with ${named}`);
    await button(page, new RegExp(`^Remove ${named}`)).press('Enter');
    await said(page, `Removed: ${named}`);
    await said(page, 'No stand-in found');
    await said(member.page, `missing: ${verjus.name}`);
    await button(page, 'Undo').click();
    await rows(page).filter({ hasText: '15 ml instead of 30 ml' }).waitFor();
    await said(member.page, `you can, with ${named}`);
  });
});

describe('what is always there', () => {
  it('is said by an administrator for everybody, until that is undone', async () => {
    const { page } = admin;
    await member.page.goto(`/view-recipe/${drink}`);
    await said(member.page, `missing: ${verjus.name}`);
    await page.goto('/admin/stand-ins');
    await personAt(page).types(page.getByRole('combobox', { name: 'Add an ingredient' }), verjus.name);
    await page.getByRole('option', { name: verjus.name, exact: true }).click();
    await page
      .getByRole('list', { name: 'Always there' })
      .getByRole('button', { name: `Remove ${verjus.name}` })
      .waitFor();
    await said(member.page, 'you have everything');
    await button(page, 'Undo').click();
    await said(member.page, `missing: ${verjus.name}`);
  });
});
