import { ingredientInput, type IngredientInput } from '@cellaret/domain/ingredients/ingredient';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { callApi } from '#data/api/call-api.ts';
import {
  button,
  dialog,
  gone,
  heading,
  link,
  newMember,
  open,
  plugIn,
  see,
  signIn,
  unplug,
} from '#testing/app.tsx';
import type { Account } from '#testing/app.tsx';

const word = () => crypto.randomUUID().slice(0, 8);
const choose = (name: string) => page.getByRole('menuitem', { name }).click();
const report = (id: number) =>
  callApi('report', {}, { kind: 'recipe', item_id: id, reason: 'spam', text: 'Buy my gin' });

let owner: Account;
beforeEach(async () => {
  owner = await commands.newPerson();
});

/** A recipe of the owner's, named like nothing else. */
async function theirRecipe(): Promise<{ id: number; name: string }> {
  const name = `Moderated ${word()}`;
  return { id: await commands.ownRecipe(owner.uid, { recipe_name: name }), name };
}

/** An ingredient described as gin is. */
async function likeGin(): Promise<IngredientInput> {
  const gin = await callApi('getIngredient', { id: 10_001 });
  return ingredientInput.strip().parse({ ...gin, parent_ingredient_id: null });
}

const visible = async (id: number) => (await commands.documentAt(`recipe_views/${id}`))?.visible as boolean;

describe('a member', () => {
  it('reports a recipe from its menu, and is told the next time', async () => {
    const { id, name } = await theirRecipe();
    await newMember();
    await open(`/view-recipe/${id}`);
    await button(`More for ${name}`).click();
    await choose('Report');
    await page.getByRole('radio', { name: 'It’s advertising or spam' }).click();
    await page.getByLabelText('What’s wrong? (optional)').fill('Buy my gin');
    await button('Send report').click();
    await see(/^Thanks for reporting/);
    await button(`More for ${name}`).click();
    await choose('Report');
    await see('You’ve reported this. An administrator will check it.');
  });

  it('cannot report without a network, and is told', async () => {
    const { id, name } = await theirRecipe();
    await newMember();
    await open(`/view-recipe/${id}`);
    await see(button(`More for ${name}`));
    await unplug();
    await button(`More for ${name}`).click();
    await choose('Report');
    await see('You’re offline. Send your report when you’re connected.');
    await expect.element(button('Send report')).toBeDisabled();
  });

  it.each(['/admin/reports', '/admin/log', '/admin/person/x', '/admin/substitutes'])(
    'finds nothing at %s',
    async (path) => {
      await newMember();
      await open(path);
      await see(heading('That bottle isn’t on the shelf'));
    },
  );

  it('finds no form to change an ingredient that is locked', async () => {
    const id = await commands.ownIngredient({ ingredient_name: `Locked ${word()}` });
    await commands.ownDocument(`locks/${id}`, { by: 'somebody', at: new Date().toISOString() });
    await newMember();
    await open(`/update-ingredient/${id}`);
    await see('This ingredient is locked');
    expect(button('Save').elements()).toEqual([]);
  });
});

describe('an administrator', () => {
  const admin = () => newMember({ claims: { admin: true } });

  it('comes from the profile to the reports, reads what was said, hides the recipe and takes that back', async () => {
    const { id, name } = await theirRecipe();
    await newMember();
    await report(id);
    const moderator = await admin();
    await open('/profile');
    await link('Reports', true).click();
    await see(heading('Reports'));
    await expect.poll(() => document.title).toContain('Reports');
    const reported = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name }) });
    await see(reported.getByText('Buy my gin'));
    await see(reported.getByText('It’s advertising or spam'));
    const hide = reported.getByRole('button', { name: 'Hide', exact: true });
    await unplug();
    await hide.click();
    await see(new RegExp(`^Couldn’t update ${name}`));
    await plugIn();
    await hide.click();
    await see(`${name} hidden`);
    await expect.poll(() => visible(id)).toBe(false);
    const hidden = page.getByRole('list', { name: 'Hidden' }).getByRole('heading', { level: 2, name });
    await see(hidden);
    await button('Undo', true).click();
    await expect.poll(() => visible(id)).toBe(true);
    await gone(hidden);
    await link('Log', true).click();
    await see(heading('Administrator log'));
    const entry = page.getByRole('listitem').filter({ hasText: `Hid ${name}` });
    await see(entry.getByRole('link', { name: moderator.email }));
  });

  it('hides a recipe from everybody but its owner, who is told', async () => {
    const { id, name } = await theirRecipe();
    const decided = { kind: 'recipe', id, state: 'hidden', reason: 'spam', note: '' };
    const at = new Date().toISOString();
    await commands.ownDocument(`moderation/recipe_${id}`, { ...decided, by: 'somebody', at });
    await expect.poll(() => visible(id)).toBe(false);
    await newMember();
    await open(`/view-recipe/${id}`);
    await see(heading('Recipe not found'));
    await signIn(owner);
    await open(`/view-recipe/${id}`);
    await see(heading(name));
    await see('Only you can see this recipe. An administrator hid it.');
  });

  it('undoes what a vandal edited in a few taps, suspends them, and finds both in the log', async () => {
    await signIn(owner);
    const body = { ...(await likeGin()), ingredient_name: `Defaced ${word()}` };
    const { id, ingredient_description } = await callApi('createIngredient', {}, body);
    const vandal = await newMember();
    await callApi('updateIngredient', { id }, { ...body, ingredient_description: 'Vandalised' });
    await admin();
    await open(`/admin/person/${vandal.uid}`);
    await see(heading(vandal.email));
    await button('Undo edits').click();
    await dialog().getByRole('button', { name: 'Undo edits' }).click();
    await see('1 ingredient restored.');
    expect(await commands.documentAt(`ingredients/${id}`)).toMatchObject({ ingredient_description });
    await button('Suspend account').click();
    await dialog().getByRole('button', { name: 'Suspend account' }).click();
    await see('This account is suspended.');
    await link('Log', true).click();
    await see('Suspended an account');
    await see('Undid 1 edit by an account');
    await signIn(vandal);
    await open('/profile');
    await see(/^Your account is suspended\./);
  });

  it('deletes an ingredient of somebody else, which stands in the log', async () => {
    const name = `Deleted ${word()}`;
    const id = await commands.ownIngredient({ ingredient_name: name, updated_by: owner.uid });
    await admin();
    await open(`/ingredients/${id}`);
    await button(`More for ${name}`).click();
    await choose('Delete ingredient');
    await see(`Deleted “${name}”`);
    // Ends the time for an undo.
    await commands.press('Escape');
    await expect.poll(() => commands.documentAt(`ingredients/${id}`)).toBeNull();
    await open('/admin/log');
    await see(`Deleted ${name}`);
  });

  it('sees beside the reports who edits unusually much, and goes to the account from there', async () => {
    const edits = Array.from({ length: 31 }, (_, index) => `${index + 1}:2`);
    const began_at = new Date().toISOString();
    await commands.ownDocument(`alerts/${owner.uid}`, { uid: owner.uid, began_at, edits, open: true });
    await admin();
    await open('/admin/reports');
    const alert = page.getByRole('alert').filter({ hasText: owner.email });
    await see(alert.getByText(/31/));
    await alert.getByRole('link').click();
    await see(heading(owner.email));
  });
});
