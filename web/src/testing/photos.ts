import { page } from 'vitest/browser';
import { button, open, see } from './app.tsx';

/** A plain JPEG of 900 by 600. */
export async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(900, 600);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws nothing');
  paper.fillStyle = 'rgb(180 90 40)';
  paper.fillRect(0, 0, 900, 600);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** Chooses files at the page that takes pictures of a recipe, which stays open. */
export async function choosePictures(recipe: number, files: File[]): Promise<void> {
  await open(`/upload-attachments/${recipe}`);
  await see(button('Upload', true));
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is nothing that takes files');
  await page.elementLocator(input).upload(files);
}

/** Adds pictures of these names to a recipe of one's own. */
export async function attachPictures(recipe: number, ...names: string[]): Promise<void> {
  await choosePictures(recipe, await Promise.all(names.map(photo)));
  await button('Upload', true).click();
  await see('Upload successful!');
}
