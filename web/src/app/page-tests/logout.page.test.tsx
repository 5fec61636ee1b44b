import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { commit, forget } from '#data/firestore/client.ts';
import { nothingLeft } from '#data/session/removal.ts';
import {
  address,
  button,
  cabinetOf,
  dialog,
  gone,
  heading,
  link,
  newMember,
  open,
  plugIn,
  see,
  types,
  unplug,
} from '#testing/app.tsx';
import { logsIn, logsOut } from '#testing/signing-in.ts';

/** A person's data that this browser still holds: names of Firestore's databases, and keys of drafts. */
const onDevice = async () => ({
  databases: (await indexedDB.databases()).filter(({ name = '' }) => name.startsWith('firestore')).length,
  drafts: Object.keys(localStorage).filter((key) => key.includes('draft')).length,
});
/** The table in which Firebase keeps who is signed in, for all tabs. */
async function sessions(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opened = indexedDB.open('firebaseLocalStorageDb');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  return opened.result.transaction('firebaseLocalStorage', mode).objectStore('firebaseLocalStorage');
}
async function keptSessions(): Promise<unknown[]> {
  const all: IDBRequest<unknown[]> = (await sessions('readonly')).getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  return all.result;
}
const headerButton = () => page.getByRole('banner').getByRole('button', { name: 'Logout' });
const question = () => page.getByRole('dialog', { name: 'Log out with unsaved changes?' });
const leaves = () => question().getByRole('button', { name: 'Log out anyway' }).click();

describe('logging out', () => {
  it('removes what was read from the device', async () => {
    await newMember();
    await open('/bar-cabinet');
    await see('Your bar is empty.');
    expect((await onDevice()).databases).toBe(1);
    await logsOut();
    await expect.poll(onDevice).toEqual({ databases: 0, drafts: 0 });
  });

  it('lasts, even if another tab that knew the session a moment ago writes it back', async () => {
    await newMember();
    await open('/profile');
    const [session] = await keptSessions();
    await logsOut();
    (await sessions('readwrite')).put(session);
    expect(await keptSessions()).toEqual([session]);
    await expect.poll(keptSessions).toEqual([]);
    await see(heading('Welcome back'));
  });

  it('leaves alone whoever clicks Register the moment it is there', async () => {
    await newMember();
    await open('/bar-cabinet');
    await see('Your bar is empty.');
    const seen = new MutationObserver(() => {
      const register = document.querySelector<HTMLElement>('header a[href="/register"]');
      if (!register) return;
      seen.disconnect();
      // As soon as a finger could: not while the page is still at work.
      setTimeout(() => register.click());
    });
    seen.observe(document, { childList: true, subtree: true });
    await headerButton().click();
    await see(heading('Register your account'));
    await nothingLeft();
    expect(address()).toBe('/register');
  });

  it('lets them read the same again when they come back, although ReactFire keeps every observable for ever', async () => {
    const person = await newMember();
    await open('/ingredients');
    await see(link('Absinthe'));
    await logsOut();
    const kept = () => {
      const { _reactFirePreloadedObservables: all } = window as unknown as {
        _reactFirePreloadedObservables: Map<string, { value: unknown }>;
      };
      return [...all.values()]
        .map(({ value }) => JSON.stringify(value))
        .filter((value) => value !== undefined && value !== '{"state":"loading"}');
    };
    await expect.poll(kept).toEqual([]);
    await logsIn(person);
    await see(heading('Profile'));
    await open('/ingredients');
    await see(link('Absinthe'));
  });
});

describe('a removal that takes so long that somebody else is here already', () => {
  it('leaves what they write alone', async () => {
    const { uid } = await newMember();
    await open('/bar-cabinet');
    await see('Your bar is empty.');
    const removal = forget(true);
    const preferences = { unit_system: 'cl', active_bar_cabinet_id: null, active_menu_id: null };
    void commit(({ set, now }) => set(`users/${uid}`, { ...preferences, updated_at: now }));
    await expect.poll(() => commands.documentAt(`users/${uid}`)).toMatchObject(preferences);
    await removal;
  });
});

describe('logging out where the session cannot be ended', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('says Failed to logout', async () => {
    await newMember();
    await open('/profile');
    // The browser refuses every write to where the session is kept, as it does when the disk is full.
    const refuse = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    const isOfSession = (store: IDBObjectStore) => store.transaction.db.name === 'firebaseLocalStorageDb';
    for (const verb of ['put', 'delete'] as const) {
      const write = IDBObjectStore.prototype[verb] as (...args: unknown[]) => IDBRequest;
      vi.spyOn(IDBObjectStore.prototype, verb).mockImplementation(function (
        this: IDBObjectStore,
        ...args: unknown[]
      ) {
        return isOfSession(this) ? refuse() : write.apply(this, args);
        // put and delete take and return what differs; both only pass it on.
      } as never);
    }
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await see('Failed to logout');
  });
});

describe('logging out with something that is not sent or saved', () => {
  it('asks about changes made without a network; Stay keeps them, leaving drops them and all that was read', async () => {
    const { uid } = await newMember();
    await cabinetOf(uid, 'Small bar', ['Campari', 'Gin']);
    await open('/bar-cabinet');
    await see(button('In Stock, Campari'));
    await unplug();
    await button('In Stock, Campari').click();
    await see(button('Out of Stock, Campari'));

    await headerButton().click();
    await see(question().getByText('Some changes haven’t synced yet'));
    await question().getByRole('button', { name: 'Stay logged in' }).click();
    await gone(dialog());
    await see(button('Out of Stock, Campari'));
    expect((await onDevice()).databases).toBe(1);

    await headerButton().click();
    await leaves();
    await see(heading('Welcome back'));
    await expect.poll(onDevice).toEqual({ databases: 0, drafts: 0 });
    await plugIn();
    const [cabinet] = await commands.documentsIn(`users/${uid}/bar_cabinets`);
    const items = Object.values(cabinet?.items as Record<string, { is_in_stock: boolean }>);
    expect(items.map((item) => item.is_in_stock)).toEqual([true, true]);
  });

  it('asks about a text that was typed into a form and not saved, and takes it along', async () => {
    await newMember();
    await open('/create-recipe');
    await types(page.getByLabelText('Recipe Name'), 'My secret punch');
    await expect.poll(onDevice).toMatchObject({ drafts: 1 });
    await headerButton().click();
    await see(question().getByText('You have an unsaved draft'));
    await leaves();
    await see(heading('Welcome back'));
    await expect.poll(onDevice).toEqual({ databases: 0, drafts: 0 });
  });
});
