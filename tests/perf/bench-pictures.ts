import { readFileSync, readdirSync } from 'node:fs';
import { getAuth } from 'firebase-admin/auth';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { chromium } from 'playwright-core';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { photo } from '../support/pictures.ts';

interface System {
  baseUrl: string;
  apiUrl: string;
  authUrl: string;
  projectId: string;
  chromium: string;
  /** The folder whose name the functions worker carries among its arguments. */
  stateDir: string;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Resident memory of the functions worker in bytes; 0 where it is not found. */
function workerMemory(stateDir: string): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (!command.includes('functions-worker') || !command.includes(stateDir)) continue;
      const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
      return pages * 4096;
    } catch {
      // The process ended between the listing and the look.
    }
  }
  return 0;
}

/** Gives a seeded recipe to the demo account. */
async function ownRecipe(projectId: string): Promise<number> {
  const app = initializeApp({ projectId }, 'bench-pictures');
  const { uid } = await getAuth(app).getUserByEmail(accounts.demo.email);
  const recipe = getFirestore(app).doc('recipes/20001');
  await recipe.update({ user_id: uid });
  const view = getFirestore(app).doc('recipe_cards/20001');
  for (;;) {
    if ((await view.get()).get('user_id') === uid) return 20001;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function tokenOf(authUrl: string): Promise<string> {
  const response = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...accounts.demo, returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}

/** How long a 4 MB photo takes from being chosen to being seen in the row, and what the row costs. */
async function uploadInBrowser(
  { baseUrl, chromium: executablePath }: System,
  recipeId: number,
  bytes: Buffer,
) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(accounts.demo.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/profile');
  await page.goto(`/upload-attachments/${recipeId}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: bytes }]);
  const started = performance.now();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const image = page.getByRole('main').locator('img[src^="/media/"]').first();
  await image.waitFor();
  await image.evaluate('element => element.decode()');
  const seen = performance.now() - started;
  const source = (await image.getAttribute('src')) ?? '';
  await browser.close();
  const sizeOf = async (path: string) => (await (await fetch(`${baseUrl}${path}`)).arrayBuffer()).byteLength;
  return {
    seen,
    row: await sizeOf(source),
    row2x: await sizeOf(`${source}/row2x`),
    full: await sizeOf(`${source}/full`),
  };
}

/** Measures pictures on a running system and prints the figures. */
export async function benchPictures(system: System): Promise<void> {
  const recipeId = await ownRecipe(system.projectId);
  const bytes = await photo(4_000_000);
  const { seen, row, row2x, full } = await uploadInBrowser(system, recipeId, bytes);
  console.log(
    `A photo of ${megabytes(bytes.length)} is seen in the row ${Math.round(seen)} ms after Upload is pressed.`,
  );
  console.log(`It costs ${row} bytes at 1x, ${row2x} at 2x and ${full} in full view.`);

  const idle = workerMemory(system.stateDir);
  const token = await tokenOf(system.authUrl);
  let peak = idle;
  const watch = setInterval(() => (peak = Math.max(peak, workerMemory(system.stateDir))), 20);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
      const response = await fetch(`${system.apiUrl}/folder/${recipeId}/attachments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
      if (!response.ok) throw new Error(`An upload answered ${response.status}: ${await response.text()}`);
    }),
  );
  clearInterval(watch);
  console.log(
    `Ten such photos at once take ${Math.round(performance.now() - began)} ms; the functions worker grows from ${megabytes(idle)} to ${megabytes(peak)}.`,
  );
}
