import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { chromium } from 'playwright-core';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { logIn } from '../support/log-in.ts';
import { signedIn } from '../support/people.ts';
import { phonePhoto } from '../support/pictures.ts';
import { residentOf, systemProcesses } from './load/memory.ts';
import { saveMeasurement } from './report.ts';

interface System {
  baseUrl: string;
  apiUrl: string;
  projectId: string;
  chromium: string;
  /** The folder whose name the functions worker carries among its arguments. */
  stateDir: string;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Gives a seeded recipe to the demo account. */
async function ownRecipe(projectId: string): Promise<number> {
  const app = initializeApp({ projectId }, 'bench-pictures');
  const { uid } = await getAuth(app).getUserByEmail(accounts.demo.email);
  const recipe = getFirestore(app).doc('recipes/20001');
  await recipe.update({ user_id: uid });
  const view = getFirestore(app).doc('recipe_views/20001');
  for (;;) {
    if ((await view.get()).get('user_id') === uid) return 20001;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** How long a 4 MB photo takes from being chosen to being seen in the row, and what the row costs. */
async function uploadInBrowser(
  { baseUrl, chromium: executablePath }: System,
  recipeId: number,
  bytes: Buffer,
) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await logIn(page, accounts.demo);
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

/** Uploads ten pictures at once: how long that takes, and the megabytes of the functions workers before and at most. */
async function uploadAtOnce({ apiUrl, stateDir }: System, recipeId: number, bytes: Buffer) {
  const { idToken } = await signedIn(accounts.demo);
  const workers = systemProcesses(stateDir).filter(({ name }) => name === 'functions worker');
  const memory = () => workers.reduce((sum, { pid }) => sum + (residentOf(pid) ?? 0), 0);
  const idle = memory();
  let peak = idle;
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 20);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
      const response = await fetch(`${apiUrl}/folder/${recipeId}/attachments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}` },
        body: form,
      });
      if (!response.ok) throw new Error(`An upload answered ${response.status}: ${await response.text()}`);
    }),
  );
  clearInterval(watch);
  return { ms: performance.now() - began, idle, peak };
}

/** Measures pictures on a running system, prints the figures and keeps them for the report. */
export async function benchPictures(system: System): Promise<void> {
  const recipeId = await ownRecipe(system.projectId);
  const bytes = await phonePhoto();
  const { seen, row, row2x, full } = await uploadInBrowser(system, recipeId, bytes);
  const together = await uploadAtOnce(system, recipeId, bytes);
  const rows = [
    {
      what: `a photo of ${megabytes(bytes.length)}: from Upload until it is seen`,
      figure: `${Math.round(seen)} ms`,
    },
    { what: 'the picture in a row, 1x', figure: `${row} bytes` },
    { what: 'the picture in a row, 2x', figure: `${row2x} bytes` },
    { what: 'the picture in full view', figure: `${full} bytes` },
    { what: 'ten such photos at once', figure: `${Math.round(together.ms)} ms` },
    { what: 'functions worker before', figure: `${Math.round(together.idle)} MB` },
    { what: 'functions worker at most', figure: `${Math.round(together.peak)} MB` },
  ];
  for (const { what, figure } of rows) console.log(`${what}: ${figure}`);
  saveMeasurement({ name: 'pictures', title: 'Pictures', rows });
}
