import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page, type Locator } from 'vitest/browser';
import {
  address,
  button,
  cabinetOf,
  choose,
  goBack,
  gone,
  goTo,
  heading,
  newMember,
  open,
  see,
  seeAccessible,
  signIn,
  types,
} from '#testing/app.tsx';

const titled = (name: string) => page.getByRole('dialog', { name });
const sheet = () => titled('Add Ingredient');
const form = () => titled('New ingredient');
const question = () => titled('Leave without saving?');
const rows = () => sheet().getByRole('list', { name: 'Suggested' }).getByRole('listitem');
const plus = (within: Locator) => within.getByRole('button', { name: /^\+ / });
const labels = (all: Locator) => all.elements().map((one) => one.getAttribute('aria-label') ?? '');
const inCabinet = (): number =>
  page
    .getByRole('list', { name: 'Ingredients in this cabinet', includeHidden: true })
    .element()
    .querySelectorAll('[role=listitem]').length;
const type = () => form().getByRole('combobox', { name: 'Type', exact: true });
/** How many entries of the history stand for what lies over the page. */
const layers = (count: number) =>
  expect.poll(() => (history.state as { layers?: number } | null)?.layers ?? 0).toBe(count);

async function openSheet(): Promise<void> {
  await button('Add Ingredient').click();
  await see(rows().first());
  await layers(1);
}

/** Looks for a bottle that nobody has, and asks for it to be made. */
async function asksForNew(name: string): Promise<void> {
  await types(sheet().getByPlaceholder('Search ingredients...'), name);
  await commands.press('Enter');
  await sheet()
    .getByRole('button', { name: `Create “${name}”` })
    .click();
  await expect.element(type()).toHaveFocus();
  await layers(2);
}

/** A phone at a cabinet with one bottle, reached from the profile. */
beforeEach(async () => {
  await page.viewport(360, 740);
  const { uid } = await newMember();
  await cabinetOf(uid, 'Pocket bar', ['Gin']);
  await open('/profile');
  await goTo('/bar-cabinet');
  await see(page.getByRole('list', { name: 'Ingredients in this cabinet' }));
});

describe('a sheet', () => {
  it('is closed by Back, which then leaves the page as it would have without it', async () => {
    await openSheet();
    goBack();
    await gone(sheet());
    expect(address()).toBe('/bar-cabinet');
    goBack();
    await see(heading('Profile'));
  });

  it('leaves no trace in the history when it is closed otherwise', async () => {
    await openSheet();
    await sheet().getByRole('button', { name: 'Close' }).click();
    await gone(sheet());
    await layers(0);
    goBack();
    await see(heading('Profile'));
  });

  it('may follow another: the name asked for first, then what is added', async () => {
    await choose('Bar cabinet', '+ Add New');
    await see(titled('Add Bar Cabinet'));
    await layers(1);
    goBack();
    await gone(titled('Add Bar Cabinet'));
    await openSheet();
    goBack();
    await gone(sheet());
    expect(address()).toBe('/bar-cabinet');
  });

  it('creates what is not found over itself, and adds it at once', async () => {
    const name = `qw${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}zax`;
    await openSheet();
    await asksForNew(name);
    await commands.keys('rum');
    await commands.press('Enter');
    await expect.element(form().getByLabelText('Sweetness')).not.toHaveValue(null);
    await form().getByRole('button', { name: 'Save Ingredient' }).click();
    await gone(form());
    await layers(1);
    goBack();
    await see(page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByText(name).first());
  });
});

describe('what is created over a sheet', () => {
  it('asks before it is closed once something was typed, keeps that under its name, and asks nothing else', async () => {
    await openSheet();
    await asksForNew('zqmezcal');
    // Nothing was typed: it goes at once.
    await commands.press('Escape');
    await gone(form());
    await layers(1);
    await sheet().getByRole('button', { name: 'Create “zqmezcal”' }).click();
    await expect.element(type()).toHaveFocus();
    await commands.keys('rum');
    await commands.press('Enter');
    await expect.element(type()).toHaveValue('Rum & cane spirit');
    await layers(2);
    await seeAccessible();

    await commands.press('Escape');
    await see(question());
    await seeAccessible();
    await commands.press('Enter');
    await gone(question());
    await layers(2);
    goBack();
    await see(question());
    await layers(3);
    goBack();
    await gone(question());
    await form().getByRole('button', { name: 'Close' }).click();
    await question().getByRole('button', { name: 'Leave' }).click();
    await gone(form());
    await layers(1);

    // The sheet is unchanged, and so is the form when it opens again.
    await sheet().getByRole('button', { name: 'Create “zqmezcal”' }).click();
    await see(form().getByText('Here’s the draft you didn’t save last time.'));
    await expect.element(type()).toHaveValue('Rum & cane spirit');
    await form().getByRole('button', { name: 'Discard' }).click();
    await expect.element(type()).toHaveValue('');

    // Its parent may be new as well: it gets a dialog of its own, which closes by itself.
    await types(form().getByRole('combobox', { name: 'Parent Ingredient' }), 'zqagave');
    await page.getByRole('option', { name: 'Create “zqagave”' }).click();
    const called = form().last().getByLabelText('Name', { exact: true });
    await expect.element(called).toHaveValue('zqagave');
    await form().last().getByRole('button', { name: 'Close' }).click();
    await expect.element(called).toHaveValue('zqmezcal');
  });
});

describe('what is created over a sheet, by somebody whose session ends', () => {
  it('is not asked of whoever comes next', async () => {
    await openSheet();
    await asksForNew('zqsecret');
    await commands.keys('rum');
    const elsewhere = await commands.newPerson();
    await signIn(elsewhere);
    await goTo('/profile');
    await see(heading('Profile'));
    await gone(form());
  });
});

describe('adding in a sheet', () => {
  it('keeps the next + under the thumb, and goes on when all are used', { tags: 'slow' }, async () => {
    await openSheet();
    const tops = () =>
      rows()
        .elements()
        .slice(0, 6)
        .map((one) => one.getBoundingClientRect().top);
    const before = tops();
    for (const at of [0, 1]) {
      await plus(rows().nth(at)).click();
      await see(rows().nth(at).getByRole('button', { name: 'Added' }));
      expect(tops()).toEqual(before);
    }
    const all = sheet().getByRole('list', { name: 'Suggested' });
    const offered = labels(plus(all));
    for (const name of offered) await all.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => labels(plus(all)).filter((name) => !offered.includes(name))).not.toEqual([]);
  });

  it('can be taken back where it was done', async () => {
    await openSheet();
    const row = rows().first();
    const [label = ''] = labels(plus(row));
    await plus(row).click();
    await expect.poll(inCabinet).toBe(2);
    await row.getByRole('button', { name: label.replace(/^\+ (.*)$/, 'Remove $1') }).click();
    await expect.element(plus(row)).toHaveFocus();
    await expect.poll(inCabinet).toBe(1);
  });
});
