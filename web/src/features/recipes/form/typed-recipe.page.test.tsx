import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import { address, button, gone, heading, newMember, open, see, types } from '#testing/app.tsx';

const row = (place: number) => page.getByRole('group', { name: `Ingredient ${place}`, exact: true });
const picker = (label: string, within: Pick<Locator, 'getByRole'> = page.getByRole('main')) =>
  within.getByRole('combobox', { name: label, exact: true });
const quantity = () => row(1).getByLabelText('Qty');
const labelled = (label: string) => page.getByLabelText(label, { exact: true });

/** Types into a picker and takes what Enter takes. */
async function enters(field: Locator, typed: string, taken?: string): Promise<void> {
  await types(field, typed);
  await commands.press('Enter');
  if (taken !== undefined) await expect.element(field).toHaveValue(taken);
}

describe('the recipe form, filled in by somebody who types', () => {
  beforeEach(async () => {
    await newMember();
    await open('/create-recipe');
    await see(picker('Ingredient', row(1)));
  });

  it('takes by Enter what is called so', async () => {
    await enters(picker('Ingredient', row(1)), 'orange', 'Orange');
    await enters(picker('Unit', row(1)), 'ml', 'ml');
    await enters(picker('Serving Methods'), 'shake');
    await see(button('Remove Shake'));
  });

  it('creates an ingredient over itself: a name and a type are enough, and nothing that was typed is lost', async () => {
    const made = `Zq${crypto.randomUUID().slice(0, 6)}`;
    let clicks = 0;
    const count = () => (clicks += 1);
    addEventListener('click', count, true);
    await types(labelled('Recipe Name'), 'Around it');
    const field = picker('Ingredient', row(1));
    await types(field, made);
    await page.getByRole('option', { name: `Create “${made}”` }).click();
    const form = page.getByRole('dialog', { name: 'New ingredient' });
    await enters(picker('Type', form), 'rum');
    await expect.element(form.getByLabelText('Sweetness')).not.toHaveValue('');
    await form.getByRole('button', { name: 'Save Ingredient' }).click();
    await gone(form);
    await expect.element(field).toHaveValue(made);
    await expect.element(field).toHaveFocus();
    await expect.element(labelled('Recipe Name')).toHaveValue('Around it');
    removeEventListener('click', count, true);
    expect(clicks).toBeLessThanOrEqual(8);
  });

  it('keeps 22,5 ml as a whole number of half millilitres, leaves an empty last row out and says what was saved', async () => {
    const name = `Exact ${crypto.randomUUID().slice(0, 8)}`;
    await labelled('Recipe Name').fill(name);
    await labelled('Description').fill('Short.');
    await labelled('Instructions').fill('Stir.');
    for (const [label, typed] of [
      ['Glassware', 'coupe'],
      ['Serving Methods', 'stir'],
    ] as const) {
      await enters(picker(label), typed);
      await commands.press('Escape');
    }
    await enters(picker('Ingredient', row(1)), 'campari', 'Campari');
    await types(quantity(), '22,5 ml');
    await commands.press('Tab');
    await expect.element(picker('Unit', row(1))).toHaveValue('ml');
    await see(row(1).getByText('Saved as 45 × half ml. Same amount.'));
    await button('Add Ingredient').click();
    await see(row(2));
    await button('Save Recipe').click();
    await expect.poll(address).toBe('/list-recipes');
    await see(`Saved “${name}”`);
    await page.getByText('Open', { exact: true }).click();
    await see(heading(name));
    const lines = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
    await expect.element(lines).toHaveTextContent('22.5');
  });

  it('says what it cannot read, and what fits no unit exactly', async () => {
    await types(quantity(), 'a bit');
    await see(row(1).getByText('“a bit” isn’t an amount. Try 22.5, ¾ or 2 cl.'));
    await enters(picker('Unit', row(1)), 'dash', 'dash');
    await types(quantity(), '1 1/2');
    await see(row(1).getByText(/1 1\/2 dash doesn’t fit any unit exactly/));
    await button('Save Recipe').click();
    await see(row(1).getByText('Expected integer, received float', { exact: true }));
    await see(row(1).getByText('Enter a whole number.'));
  });

  it('shows the summary and the first wrong field after each failed save', async () => {
    await page.viewport(360, 740);
    await labelled('Recipe Name').fill('Half');
    const inView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= 740;
    for (const _time of ['first', 'second']) {
      scrollTo({ top: document.body.scrollHeight });
      await button('Save Recipe').click();
      await expect.element(labelled('Description')).toHaveFocus();
      await see('Fill this in.');
      for (const part of [page.getByRole('alert'), labelled('Description')])
        expect(inView(part.element().getBoundingClientRect())).toBe(true);
    }
    await button('Ingredient 1: Unit').click();
    await expect.element(picker('Unit', row(1))).toHaveFocus();
  });
});
