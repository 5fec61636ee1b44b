import { expect, it } from 'vitest';
import { ownRecipe, putAway } from '../support/data/test-data.ts';
import { photo } from '../support/data/test-pictures.ts';
import { newVisitor } from '../support/signed-in.ts';

it('an upload resumes by itself after the network was away in the middle', async () => {
  const { page, context, uid } = await newVisitor();
  const bytes = await photo(3_000_000);
  await page.goto(`/upload-attachments/${await ownRecipe(uid)}`);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: bytes });
  // The upload's second part meets a dead line; the SDK asks how far it came and goes on.
  let cut = 0;
  await context.route(/\/v0\/b\/.*upload_id=/, async (route) => {
    const offset = Number(route.request().headers()['x-goog-upload-offset'] ?? 0);
    if (offset <= bytes.length / 4 || cut >= 2) return route.continue();
    cut += 1;
    return route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Upload successful!').waitFor();
  expect(cut).toBe(2);
  const pictures = page.getByRole('listitem').filter({ has: page.getByLabel(/^Caption/) });
  await expect.poll(() => pictures.count()).toBe(1);
  await putAway();
});
