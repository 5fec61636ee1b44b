import { expect, it } from 'vitest';
import { ownRecipe, putAway } from '../support/data/own-world.ts';
import { picture } from '../support/data/pictures.ts';
import { newVisitor } from '../support/signed-in.ts';

it('pictures that were added are opened from the recipe, laid out by styles that the policy of the page lets in', async () => {
  const { page, uid } = await newVisitor();
  const id = await ownRecipe(uid, { recipe_name: 'Pictured twice' });
  await page.goto(`/upload-attachments/${id}`);
  const buffer = await picture(900, 600).jpeg().toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(['one.jpg', 'two.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Upload successful!').waitFor();
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await page.getByRole('button', { name: 'Show Pictured twice in full' }).click();
  await page.getByRole('dialog', { name: 'Pictures' }).getByText('1 / 2').waitFor();
  const position = (selector: string) =>
    page.locator(selector).evaluate((one) => getComputedStyle(one).position);
  expect([await position('.pswp'), await position('.picture-caption')]).toEqual(['fixed', 'absolute']);
  await putAway();
});
