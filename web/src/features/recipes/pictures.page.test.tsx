import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, dialog, goBack, gone, heading, newMember, open, see } from '#testing/app.tsx';
import { attachPictures } from '#testing/photos.ts';

const cover = () => button('View Pictured twice full size');
const image = () => cover().getByRole('img').element() as HTMLImageElement;
const row = () => page.getByRole('list', { name: 'Pictures' });

it('the pictures of a recipe stand on its page, fit the window, and open over it', async () => {
  const { uid } = await newMember();
  const recipe = `/view-recipe/${await commands.ownRecipe(uid, { recipe_name: 'Pictured twice' })}`;
  await attachPictures(Number(recipe.split('/').at(-1)), 'one.jpg', 'two.jpg');
  await open(recipe);
  await see(cover());

  // The largest on a large window, and small ones in the row.
  expect(image().srcset).toMatch(/ 150w, .*\/row2x 300w, .*\/full 900w$/);
  await image().decode();
  expect(image().currentSrc).toMatch(/\/full$/);
  const [small] = row().getByRole('img').elements() as HTMLImageElement[];
  await small?.decode();
  expect(small?.width).toBe(150);

  // By keyboard: opened, turned, and closed with the focus where it was.
  (cover().element() as HTMLElement).focus();
  await commands.press('Enter');
  await see('1 / 2');
  const turns = () => commands.press('ArrowRight').then(() => dialog().query()?.textContent);
  // A viewer that still opens hears no key: one presses again.
  await expect.poll(turns, { interval: 400 }).toMatch(/2 \/ 2/);
  await commands.press('Escape');
  await gone(dialog());
  await expect.element(cover()).toHaveFocus();

  // Closed by Back, which stays on the recipe, even before it has quite opened.
  await row().getByRole('link').nth(1).click();
  await see('2 / 2');
  goBack();
  await gone(dialog());
  await cover().click();
  await see(dialog());
  goBack();
  await gone(dialog());
  expect(address()).toBe(recipe);
  await see(heading('Pictured twice'));
});
