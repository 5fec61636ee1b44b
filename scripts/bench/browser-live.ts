/// <reference lib="dom" />
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chromium, type Browser, type Page } from 'playwright-core';
import { logIn } from '../../tests/support/browser/log-in.ts';
import { newPerson, type Person } from '../../tests/support/data/people.ts';
import { baseUrl, projectId } from '../../tests/support/env.ts';
import { percentile } from './measure.ts';
import { saveMeasurement } from './report.ts';

const TOGGLES = 50;
/** The seed world's gin. */
const GIN = 10001;
const CABINET = 42_003;

/** The id of a bar, 22 characters as any. */
const BAR = 'barOfTheLiveMeasure000';

const database = () =>
  getFirestore(
    getApps().find(({ name }) => name === 'browser-live') ?? initializeApp({ projectId }, 'browser-live'),
  );

async function writeCabinet(place: string): Promise<void> {
  const gin = await database().doc(`ingredients/${GIN}`).get();
  const now = new Date();
  await database()
    .doc(`${place}/bar_cabinets/${CABINET}`)
    .set({
      id: CABINET,
      bar_cabinet_name: 'Home',
      items: {
        [GIN]: {
          ingredient_name: gin.get('ingredient_name') as string,
          ingredient_type_id: gin.get('ingredient_type_id') as number,
          is_in_stock: true,
          is_deleted: false,
        },
      },
      last_item_id: null,
      created_at: now,
      updated_at: now,
    });
}

/** A bar of two people, who both are there. */
async function writeBar(owner: Person, keeper: Person): Promise<void> {
  const now = new Date();
  await database()
    .doc(`bars/${BAR}`)
    .set({
      id: BAR,
      bar_name: 'Corner',
      owner_uid: owner.uid,
      members: {
        [owner.uid]: { role: 'owner', name: 'Ada', since: now },
        [keeper.uid]: { role: 'keeper', name: 'Jo', since: now },
      },
      member_uids: [owner.uid, keeper.uid],
      last_member_uid: keeper.uid,
      last_invite: null,
      currency: null,
      created_at: now,
      updated_at: now,
    });
  for (const { uid } of [owner, keeper])
    await database().doc(`users/${uid}`).set({
      unit_system: 'ml',
      active_bar_id: BAR,
      active_bar_cabinet_id: null,
      active_menu_id: null,
      staple_ids: [],
      updated_at: now,
    });
}

const toggle = (page: Page) =>
  page.getByRole('list', { name: 'Ingredients in this cabinet' }).getByRole('button', { name: /Stock/ });

async function openCabinet(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl, locale: 'en-GB' });
  const page = await context.newPage();
  await logIn(page, person);
  await page.goto('/bar-cabinet');
  await toggle(page).waitFor();
  return page;
}

interface Watching {
  changed?: Promise<number>;
}

/** Begins to watch the toggle's text; `changedAt` then tells when it became another one. */
const watch = (page: Page): Promise<void> =>
  toggle(page).evaluate((button) => {
    (globalThis as Watching).changed = new Promise((resolve) => {
      const before = button.textContent;
      const observer = new MutationObserver(() => {
        if (button.textContent === before) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      });
      observer.observe(button, { subtree: true, childList: true, characterData: true });
    });
  });

/** The moment of the change, by the machine's clock in milliseconds. */
const changedAt = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Watching).changed ?? Number.NaN);

const row = (name: string, all: readonly number[]) => ({
  'shown in': name,
  toggles: all.length,
  'p50 ms': Number(percentile(all, 0.5).toFixed(1)),
  'p95 ms': Number(percentile(all, 0.95).toFixed(1)),
  'longest ms': Number(Math.max(...all).toFixed(1)),
});

function browserAt(browsers: readonly Browser[], turn: number): Browser {
  const browser = browsers[turn];
  if (!browser) throw new Error('There are not two browsers');
  return browser;
}

/** Toggles an item in the first browser and waits for the second to show it; milliseconds from the click to the changed text. */
async function measured(browsers: readonly Browser[], people: readonly [Person, Person]) {
  const [one, other] = await Promise.all(
    people.map((person, turn) => openCabinet(browserAt(browsers, turn), person)),
  );
  if (!one || !other) throw new Error('There are not two browsers');
  const own: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < TOGGLES; turn += 1) {
    await Promise.all([watch(one), watch(other)]);
    const clicked = await toggle(one).evaluate((button: HTMLElement) => {
      const now = performance.timeOrigin + performance.now();
      button.click();
      return now;
    });
    const [here, there] = await Promise.all([changedAt(one), changedAt(other)]);
    own.push(here - clicked);
    theirs.push(there - clicked);
  }
  await Promise.all([one, other].map((page) => page.context().close()));
  return { own, theirs };
}

/** One toggle in two browsers: of one person at home, and of two people in a bar. */
export async function benchLive(executablePath: string): Promise<void> {
  const [person, owner, keeper] = await Promise.all([newPerson(), newPerson(), newPerson()]);
  await writeCabinet(`users/${person.uid}`);
  await writeCabinet(`bars/${BAR}`);
  await writeBar(owner, keeper);
  const browsers = await Promise.all(
    [0, 1].map(() => chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })),
  );
  try {
    const home = await measured(browsers, [person, person]);
    const bar = await measured(browsers, [owner, keeper]);
    const rows = [
      row('the browser that toggles', home.own),
      row('another browser', home.theirs),
      row('the browser that toggles in a bar', bar.own),
      row("another member's browser", bar.theirs),
    ];
    console.table(rows);
    saveMeasurement({
      name: 'browser-live',
      title: 'Two browsers, one toggle',
      rows,
      notes: ['From the click until the text of the toggle has changed; both browsers on one machine.'],
    });
  } finally {
    for (const browser of browsers) await browser.close();
  }
}
