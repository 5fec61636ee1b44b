import { newToken } from '@cellaret/domain/core/ids';
import type { PublicItem } from '@cellaret/domain/guests/guests';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { DrawnMenu } from '@cellaret/drawings/menu/menu-page.tsx';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { guestAuth } from '#data/guests/guest-account.ts';
import { button, dialog, gone, heading, plugIn, see, types, unplug } from '#testing/app.tsx';
import { GuestPage } from './guest-page.tsx';

let root: Root | undefined;
let shownRoot: Element | undefined;
let drawnStyle = '';
let token = '';
let items: PublicItem[] = [];
const shown = () => `public_menus/${token}`;

/** Opens what the link of a menu leads to: the page as the function draws it, then awake. */
async function look(link = token, language = 'en'): Promise<void> {
  await page.viewport(360, 740);
  const drawn = await (await fetch(`/m/${link}?lang=${language}`, { cache: 'no-store' })).text();
  const { head, body } = new DOMParser().parseFromString(drawn, 'text/html');
  drawnStyle = Array.from(head.querySelectorAll('style'), (style) => style.textContent).join('');
  const host = document.body.appendChild(body.querySelector('#root') ?? body.firstElementChild ?? body);
  shownRoot = host;
  const data = body.querySelector('#drawn')?.textContent;
  if (!data) return;
  document.title = '';
  root = hydrateRoot(host, <GuestPage token={link} drawn={JSON.parse(data) as DrawnMenu} />);
  await expect.poll(() => document.title).not.toBe('');
}

/** Looks until the page has rested for six seconds and is idle: from then on it follows its menu. */
async function looksOn(language?: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await look(token, language);
  await vi.advanceTimersByTimeAsync(7001);
  vi.useRealTimers();
}

/** The host takes orders from whoever says the word on the door. */
async function takesOrders(): Promise<void> {
  await commands.updateDocument(`${shown()}/gate/now`, { is_taking: true, door_code: 'fig' });
  await commands.updateDocument(shown(), { takes_orders: true, asks_code: true });
}

const drink = (name: string) => page.getByRole('listitem', { name, exact: true });
/** Later than all that happened so far. */
const soon = () => new Date(Date.now() + 1000).toISOString();
/** The bar that says how far the next drink has come. */
const bar = (text: string) => page.getByRole('status').getByText(text);
const sheetField = (label: string | RegExp) => dialog().getByLabelText(label);

/** The words of a button that are broken in the middle, in the style of the drawn page. */
function broken({ firstChild: text }: Element): string[] {
  if (!text?.nodeValue) throw new Error('A button without a text');
  const style = Object.assign(document.createElement('style'), { textContent: drawnStyle });
  document.head.append(style);
  const words = [...text.nodeValue.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  });
  style.remove();
  return words.map(([word]) => word);
}

/** Opens a drink's sheet and fills in what an order needs. */
async function orders(name: string, guest: string, code: string): Promise<void> {
  await drink(name).getByRole('button', { name: 'Order' }).click();
  await types(sheetField(/^Your first name/), guest);
  await types(sheetField(/^Code on the sign/), code);
  await button('Send the order').click();
}

const stored = async () => {
  const [order] = await commands.documentsIn(`${shown()}/orders`);
  return order as { id: string; guest_name: string; note: string; status: string } | undefined;
};

/** A drink as functions write it for guests: a host's page and the journey of an evening wait for theirs. */
async function itemOf(name: string): Promise<PublicItem> {
  const id = await commands.seededRecipe(name);
  const { recipe_items, instructions } = (await commands.documentAt(`recipe_views/${id}`)) as RecipeView;
  return {
    recipe_id: id,
    name,
    description: '',
    ingredient_names: recipe_items.map(({ ingredient }) => ingredient.ingredient_name),
    lines: recipe_items.map(({ ingredient, quantity_unit, ...line }) => ({
      ...line,
      name: ingredient.ingredient_name,
      unit: quantity_unit,
    })),
    instructions,
    strength: null,
    look: '',
    cover: null,
    price: null,
    available: true,
    instead_id: null,
  };
}

beforeEach(async () => {
  const { uid } = await commands.newPerson();
  const now = Date.now();
  token = newToken();
  const [negroni, martini] = [await itemOf('Negroni'), await itemOf('Fifty-Fifty Martini')];
  items = [
    { ...negroni, look: 'rocks 8B100E 90 0  large wheel:F28C1C' },
    { ...martini, look: 'coupe F7F9E2 40 20  none wedge:8FB935' },
  ];
  const recipe_ids = items.map(({ recipe_id }) => recipe_id);
  await commands.ownDocument(`${shown()}/gate/now`, {
    host_uids: [uid],
    is_taking: false,
    closes_at: new Date(now + 3_600_000).toISOString(),
    door_code: '',
    max_open: 30,
    is_full: false,
    available_ids: recipe_ids,
    push_key: null,
  });
  await commands.ownDocument(shown(), {
    title: 'Friday',
    greeting: 'Cheers!',
    is_open: true,
    takes_orders: false,
    asks_code: false,
    hides_unavailable: false,
    currency: null,
    sections: [{ name: '', items }],
    recipe_ids,
    updated_at: new Date(now).toISOString(),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  root?.unmount();
  // Firebase finds out within a second that its database was emptied, and signs out the next who orders.
  await (await guestAuth()).signOut();
  shownRoot?.remove();
  localStorage.clear();
  document.documentElement.lang = 'en';
});

describe('a menu for guests', () => {
  it('is read with its greeting and recipes, in German by centilitres, and orders nothing while the bar is closed', async () => {
    await look(token, 'de');
    await see(heading('Friday'));
    await see('Cheers!');
    await drink('Negroni').getByText('Rezept').click();
    await see(drink('Negroni').getByText(/3\scl/).first());
    await gone(button('Bestellen'));
    await page.getByLabelText('Sprache und Einheiten').click();
    await page.getByRole('link', { name: 'English' }).click();
    await see(drink('Negroni').getByText('Recipe'));
  });

  it('says the ingredients of a drink that comes later in German too', async () => {
    await looksOn('de');
    await see(drink('Negroni'));
    const daiquiri = await itemOf('Daiquiri');
    await commands.updateDocument(shown(), { sections: [{ name: '', items: [...items, daiquiri] }] });
    await see(
      drink('Daiquiri')
        .getByText(/Limettensaft/)
        .first(),
    );
  });

  it('stands in the sections and at the prices that its host gave it', async () => {
    const [negroni, martini] = items;
    await commands.updateDocument(shown(), {
      currency: 'EUR',
      sections: [{ name: 'Stirred', items: [{ ...negroni, price: 950 }, martini] }],
    });
    await look(token, 'de');
    const section = page.getByRole('list', { name: 'Stirred' });
    await see(section.getByText('9,50 €'));
    expect(
      section
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Negroni'), 'Fifty-Fifty Martini']);
  });

  it('is closed while one looks, and a link that nobody made looks the same', async () => {
    await looksOn();
    await see(heading('Friday'));
    await commands.updateDocument(shown(), { is_open: false });
    await see(heading('This menu is closed'));
    root?.unmount();
    shownRoot?.remove();
    await look('x'.repeat(22));
    await see(heading('This menu is closed'));
  });
});

describe('an order', () => {
  beforeEach(async () => {
    await takesOrders();
    await look();
  });

  it('wants the code on the door, hears how far it has come, and a second one follows at once', async () => {
    await orders('Negroni', 'Gia', 'date');
    await see('The bar didn’t take your order');
    await types(sheetField('A wish, if you have one'), 'no ice');
    await types(sheetField(/^Code on the sign/), 'fig');
    await button('Send the order').click();
    await gone(dialog());
    await see(bar('Negroni · Waiting'));
    const order = await stored();
    expect(order).toMatchObject({ guest_name: 'Gia', note: 'no ice' });

    // The typed name is remembered; a second drink does not wait for half a minute.
    await drink('Negroni').getByRole('button', { name: 'Order' }).click();
    await expect.element(sheetField(/^Your first name/)).toHaveValue('Gia');
    await button('Send the order').click();
    await gone(dialog());
    const [guest] = await commands.documentsIn(`${shown()}/guests`);
    expect(guest).toMatchObject({ order_count: 2, basket_count: 2 });
    const path = `${shown()}/orders/${order?.id}`;
    await commands.updateDocument(path, { status: 'making', updated_at: soon() });
    await see(bar('Negroni · Being made'));
    await commands.updateDocument(path, { status: 'declined', reason: 'closing', updated_at: soon() });
    await see(bar('The bar is closing'));
    await button('Your orders').click();
    await see(dialog().getByText('The bar is closing'));
    // Only the second one waits still.
    expect(button('Cancel order').elements()).toHaveLength(1);
  });

  it('of several drinks is sent as one', async () => {
    await drink('Negroni').getByRole('button', { name: 'Order' }).click();
    await button('One more').click();
    await button('Add another drink').click();
    await see(bar('2 × Negroni'));
    await drink('Fifty-Fifty Martini').getByRole('button', { name: 'Order' }).click();
    await see(dialog().getByText('2 × Negroni'));
    await types(sheetField(/^Your first name/), 'Gia');
    await types(sheetField(/^Code on the sign/), 'fig');
    await button('Send the order').click();
    await gone(dialog());
    await see(bar('1 more waiting: Negroni'));
    const found = (await commands.documentsIn(`${shown()}/orders`)) as { id: string; servings: number }[];
    expect(found.map(({ servings }) => servings).sort()).toEqual([1, 2]);

    // The bar shows the drink that it speaks of, in German without a word broken in two.
    const negroni = found.find(({ servings }) => servings === 2);
    await commands.updateDocument(`${shown()}/orders/${negroni?.id}`, {
      status: 'making',
      updated_at: soon(),
    });
    await see(bar('Negroni · Being made'));
    const [ofRow, ofBar] = [drink('Negroni').element(), page.getByRole('complementary').element()].map(
      (place) => place.querySelector('svg')?.outerHTML,
    );
    expect(ofRow).toBeDefined();
    expect(ofBar).toBe(ofRow);
    await page.getByLabelText('Language and units').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await see(button('Deine Bestellungen'));
    expect(broken(button('Deine Bestellungen').element())).toEqual([]);
  });

  it('shows again when the page is opened again, without waiting for its rest, and is taken back while nobody has begun it', async () => {
    await orders('Negroni', 'Gia', 'fig');
    await see(bar('Negroni · Waiting'));
    root?.unmount();
    shownRoot?.remove();
    // A picture is long in coming: the page never rests.
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await look();
    state.mockRestore();
    await button('Your orders').click();
    await button('Cancel order').click();
    await see(dialog().getByText('Cancelled'));
    await expect.poll(stored).toMatchObject({ status: 'cancelled' });
  });

  it('is not sent behind one’s back when the network is gone', async () => {
    await see(drink('Negroni'));
    await unplug();
    await see('You’re offline');
    await orders('Negroni', 'Mia', 'fig');
    await see('nothing was ordered');
    await plugIn();
    await gone('You’re offline');
    expect(await stored()).toBeUndefined();
  });

  it('is told that a bottle has run out meanwhile, and what there is instead', async () => {
    await drink('Negroni').getByRole('button', { name: 'Order' }).click();
    const [negroni, martini] = items;
    await commands.updateDocument(shown(), {
      sections: [
        { name: '', items: [{ ...negroni, available: false, instead_id: martini?.recipe_id }, martini] },
      ],
    });
    await see(dialog().getByText('It just ran out.'));
    await expect.element(button('Send the order')).toBeDisabled();
    await button('Not now').click();
    await see(drink('Negroni').getByText('Instead: Fifty-Fifty Martini'));
    await gone(drink('Negroni').getByRole('button', { name: 'Order' }));
  });
});
