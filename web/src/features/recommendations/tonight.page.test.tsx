import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  cabinetOf,
  goTo,
  gone,
  link,
  newMember,
  open,
  plugIn,
  see,
  seededMember,
  signIn,
  unplug,
} from '#testing/app.tsx';
import { countCosts } from '#testing/costs.ts';

/**
 * Enough for an evening. No gin and no Campari: the copies of the Negroni that other tests write meanwhile
 * are not among its drinks.
 */
const BOTTLES = [
  'Sweet vermouth',
  'Dry vermouth',
  'Lemon juice',
  'Lime juice',
  'Simple syrup',
  'White rum',
  'Bourbon whiskey',
  'Club soda',
  'Prosecco',
  'Aperol',
  'Angostura aromatic bitters',
  'Orange',
];
const LIKED = ['Daiquiri', 'Mojito', 'Whiskey Sour'];

const textsOf = (all: Element[]): (string | null)[] => all.map(({ textContent }) => textContent);
const others = () => page.getByRole('list', { name: 'You can make these' });
/** The pick on the hero and the others. */
const chosen = () =>
  textsOf([
    ...page.getByRole('heading', { level: 2 }).elements().slice(0, 1),
    ...others().getByRole('heading', { level: 3 }).elements(),
  ]);

async function likes(uid: string, names: readonly string[]): Promise<void> {
  const ids = await Promise.all(names.map((name) => commands.seededRecipe(name)));
  await commands.ownDocument(`users/${uid}/marks/recipes`, {
    items: Object.fromEntries(ids.map((id) => [id, { favourite: true }])),
    last_item_id: String(ids[0]),
    updated_at: new Date().toISOString(),
  });
}

/** The five for somebody whose taste is known. */
async function five(): Promise<(string | null)[]> {
  await see(/Because you like|One of your favourites/);
  await expect.poll(() => chosen().length).toBe(5);
  return chosen();
}

describe('five drinks for the evening', () => {
  it('say that the taste is not known until something is marked, and then why each, for the own marks and no other document', async () => {
    const { reads } = countCosts();
    const { uid } = await newMember();
    await cabinetOf(uid, 'Corner', BOTTLES);
    await open('/tonight');
    await see(/^Popular picks to start with/);
    expect(chosen()).toHaveLength(5);
    await likes(uid, LIKED);
    await gone(/^Popular picks to start with/);
    await five();
    for (const collection of ['recipes', 'recipe_views', 'cards', `users/${uid}/log`])
      expect(reads(collection)).toBe(0);
  });

  it('are the same on the home page, when they are opened again, on another device and without a network', async () => {
    const person = await newMember();
    await cabinetOf(person.uid, 'Corner', BOTTLES);
    await likes(person.uid, LIKED);
    await open('/tonight');
    const found = await five();
    await open('/');
    await see(page.getByRole('heading', { name: found[0] ?? '-', level: 2 }));
    const also = page.getByRole('list', { name: 'You can also make' }).getByRole('listitem');
    await expect.poll(() => textsOf(also.elements())).toEqual(found.slice(1, 4));
    // Somebody else, and back: nothing is left on the device.
    await seededMember('demo');
    await signIn(person);
    await open('/tonight');
    await expect.poll(chosen).toEqual(found);
    await unplug();
    await open('/');
    await link('More for tonight').click();
    await expect.poll(chosen).toEqual(found);
    await link('No alcohol').click();
    await expect.poll(chosen).not.toEqual(found);
    await plugIn();
  });

  it('are without what a bottle that ran out was for, also without a network', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Corner', BOTTLES);
    await likes(uid, LIKED);
    await open('/tonight');
    const ofRum = (names: (string | null)[]) => names.filter((name) => /Daiquiri|Mojito/.test(name ?? ''));
    expect(ofRum(await five())).not.toEqual([]);
    await goTo('/bar-cabinet');
    const rum = page.getByRole('listitem').filter({ hasText: 'White rum' });
    await see(rum);
    await unplug();
    await rum.getByRole('button', { name: /^In Stock/ }).click();
    await see(rum.getByRole('button', { name: /^Out of Stock/ }));
    await open('/tonight');
    await expect.poll(() => chosen().length).toBeGreaterThan(0);
    await expect.poll(() => ofRum(chosen())).toEqual([]);
    await plugIn();
  });

  it('begin with what uses up a vermouth that has been open too long', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Corner', BOTTLES);
    const opened = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
    const vermouth = await commands.seededIngredient('Sweet vermouth');
    await commands.updateDocument(`users/${uid}/bar_cabinets/44001`, {
      [`items.${vermouth}.opened_on`]: opened,
    });
    await open('/tonight');
    const first = page.getByRole('list', { name: 'Use it up' }).getByRole('listitem').first();
    await see(first.getByText(/^Use up the Sweet vermouth\. Open for 400 days, /));
  });
});
