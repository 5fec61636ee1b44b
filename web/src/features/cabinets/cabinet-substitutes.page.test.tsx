import { beforeEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button, cabinetOf, goBack, goTo, gone, link, menuOf, newMember, open, see } from '#testing/app.tsx';

/** Bottles for a Daiquiri without its sugar and a Whiskey Sour without its egg white. */
const BOTTLES = [
  'White rum',
  'Lime juice',
  'Simple syrup',
  'Bourbon whiskey',
  'Lemon juice',
  'Beefeater',
  'Select Aperitivo',
];
const WITH_SYRUP = /^You can, with [\d.]+\sml Simple syrup$/;

const lines = () => page.getByRole('list', { name: 'Ingredients', exact: true });
const group = (name: string) => page.getByRole('list', { name, exact: true });
const daiquiri = () => link('Daiquiri', true);
const row = () => page.getByRole('listitem').filter({ has: daiquiri() }).first();
const never = () =>
  lines().getByRole('button', { name: 'Never use Simple syrup instead of Sugar', exact: true });
const rules = () => page.getByRole('list', { name: 'Swaps' });
const recipe = async (name: string): Promise<void> =>
  open(`/view-recipe/${await commands.seededRecipe(name)}`);

describe('a bar with syrup and no sugar', () => {
  let uid = '';
  beforeEach(async () => {
    ({ uid } = await newMember());
    await cabinetOf(uid, 'Home', BOTTLES);
  });

  it('makes a Daiquiri with the syrup, and says so and how much of it', async () => {
    await recipe('Daiquiri');
    await see(/With Simple syrup for/);
    await see(lines().getByText(WITH_SYRUP));
    const garnish = page.getByRole('listitem').filter({ hasText: '(garnish only)' });
    await see(garnish.first());
    await gone(garnish.getByText('You can, with'));
  });

  it('lists it apart from what there is everything for, as a Whiskey Sour, whose egg white is optional; and suggests no sugar', async () => {
    await open('/what-can-i-make');
    const apart = group('You can, with a swap').getByRole('listitem').filter({ has: daiquiri() });
    await see(apart.getByText(/Simple syrup for /));
    expect(
      group('You have everything').getByRole('link', { name: 'Daiquiri', exact: true }).query(),
    ).toBeNull();
    // Nothing more could be made with it.
    await see(group('Buy next').getByRole('listitem').first());
    expect(group('Buy next').getByText('Sugar', { exact: true }).query()).toBeNull();
    await group('You have everything').getByRole('link', { name: 'Whiskey Sour', exact: true }).click();
    await see(page.getByText(/^You can make it, without .*egg white/i));
    await see(lines().getByRole('listitem').filter({ hasText: 'Egg white' }).getByText('(optional)'));
  });

  it('takes no syrup for sugar once that is refused, until it is undone', async () => {
    await recipe('Daiquiri');
    await see(never());
    (never().element() as HTMLElement).focus();
    await commands.press('Enter');
    await gone(lines().getByText('You can, with'));
    await see(/Missing Sugar/);
    await button('Undo').click();
    await never().click();
    await gone(lines().getByText('You can, with'));
    await open('/bar-cabinet/rules');
    await see(rules().getByText('Never use Simple syrup instead of Sugar'));
    await rules()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await see(/No swaps yet/);
    await recipe('Daiquiri');
    await see(lines().getByText(WITH_SYRUP));
  });

  it('is refused in every list at once, and in what the search kept of its answers', async () => {
    const missing = () => see(row().getByText('Missing Sugar', { exact: true }));
    await menuOf(uid, 'Friday', ['Daiquiri']);
    await open('/search?q=daiquiri');
    await see(row().getByText(/With /));
    await row().getByRole('link').click();
    await never().click();
    await see(/Missing Sugar/);
    goBack();
    await missing();
    await goTo('/menu');
    await missing();
    await goTo('/what-can-i-make');
    const lacking = page.getByRole('region', { name: '1 ingredient missing', exact: true });
    const more = lacking.getByRole('button', { name: /^Show/ });
    const here = lacking.getByRole('link', { name: 'Daiquiri', exact: true });
    await see(lacking.getByRole('listitem').first());
    // Drinks that others add meanwhile stand before it.
    if (!here.query()) await more.click();
    await see(here);
    await goTo('/list-recipes');
    const lacks = page.getByRole('row').filter({ hasText: 'Daiquiri' }).filter({ hasText: 'Missing Sugar' });
    await see(page.getByRole('row').nth(1));
    await expect.poll(() => (scrollBy(0, 300), lacks.elements().length)).toBeGreaterThan(0);
  });

  it('always takes what was suggested once it is accepted, and says so', async () => {
    await recipe('Negroni');
    await lines().getByRole('listitem').filter({ hasText: 'Campari' }).getByText('Swaps').click();
    await lines()
      .getByRole('button', { name: 'Always use Select Aperitivo instead of Campari', exact: true })
      .click();
    await see(lines().getByText('You can, with Select Aperitivo', { exact: true }));
    await open('/bar-cabinet/rules');
    await see(rules().getByText('Always use Select Aperitivo instead of Campari'));
  });
});
