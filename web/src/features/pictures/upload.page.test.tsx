import { afterEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { address, button, gone, link, newMember, open, see } from '#testing/app.tsx';
import { attachPictures, choosePictures, photo } from '#testing/photos.ts';

/** After so many milliseconds without an answer nobody is left in doubt. */
const SOON = 15_500;

const upload = () => button('Upload', true);
const pictures = () => page.getByRole('listitem').filter({ has: page.getByLabelText(/^Caption/) });
const names = () =>
  pictures()
    .getByRole('img')
    .elements()
    .map((one) => one.getAttribute('alt'));

const ownRecipe = async (): Promise<number> => {
  const { uid } = await newMember();
  return commands.ownRecipe(uid, { recipe_name: 'Pictured' });
};

afterEach(() => vi.useRealTimers());

describe('adding pictures to a recipe', () => {
  it('begins at the recipe, and cannot be started before a file is chosen', async () => {
    const recipe = await ownRecipe();
    await open(`/view-recipe/${recipe}`);
    await link('Add Attachments').click();
    await expect.poll(address).toBe(`/upload-attachments/${recipe}`);
    await expect.element(upload()).toBeDisabled();
  });

  it('says why a file was not taken that is no picture', async () => {
    const html = new File(['<html></html>'], 'page.jpg', { type: 'image/jpeg' });
    await choosePictures(await ownRecipe(), [html]);
    await upload().click();
    await see(page.getByRole('alert').filter({ hasText: 'Upload failed' }));
    await see('Only JPEG, PNG, WebP, AVIF and GIF pictures can be attached.');
  });

  it.each([
    ['the connection is down', null, 'Couldn’t upload this picture. Check your connection and upload again.'],
    ['the server fails', 500, 'Couldn’t upload this picture. Check your connection and upload again.'],
    [
      'it is refused',
      403,
      'Upload refused. The picture may be over 10 MB, or the recipe is no longer yours.',
    ],
  ])(
    'says so soon and in words where %s, without naming a path, and keeps the file',
    async (_, status, text) => {
      await choosePictures(await ownRecipe(), [await photo('late.jpg')]);
      await commands.failRequests('/v0/b/', status);
      // A refusal comes by itself, an answer that stays away is given up.
      const waits = status !== 403;
      if (waits) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      await upload().click();
      if (waits) await vi.advanceTimersByTimeAsync(SOON);
      await see(text);
      vi.useRealTimers();
      await see(page.getByRole('alert').filter({ hasText: 'Upload failed' }));
      expect(page.getByRole('main').element().textContent).not.toMatch(/incoming|storage\//);
      await commands.answerAgain();
      await upload().click();
      await see('Upload successful!');
      await expect.poll(names).toEqual(['late.jpg']);
    },
  );

  it('does not send one that is taken away while it waits for those before it', async () => {
    const recipe = await ownRecipe();
    await choosePictures(recipe, [await photo('one.jpg'), await photo('two.jpg')]);
    await commands.holdRequests('/v0/b/');
    await upload().click();
    await button('Cancel upload of two.jpg').click();
    await commands.answerAgain();
    await see('Upload successful!');
    expect((await commands.documentAt(`folders/${recipe}`))?.attachments).toHaveLength(1);
    await expect.poll(names).toEqual(['one.jpg']);
  });

  it('orders them, the first one being the cover, and brings a removed one back', async () => {
    const recipe = await ownRecipe();
    await attachPictures(recipe, 'one.jpg', 'two.jpg', 'three.jpg');
    await expect.poll(names).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
    await button('Move back: picture 1').click();
    await expect.poll(names).toEqual(['two.jpg', 'one.jpg', 'three.jpg']);
    const [first] = ((await commands.documentAt(`folders/${recipe}`))?.attachments ?? []) as {
      attachment_uuid: string;
    }[];
    await expect
      .poll(async () => (await commands.documentAt(`recipe_views/${recipe}`))?.cover as unknown)
      .toBe(first?.attachment_uuid);
    await button('Remove picture 1').click();
    await expect.poll(names).toEqual(['one.jpg', 'three.jpg']);
    await button('Undo').click();
    await expect.poll(names).toEqual(['two.jpg', 'one.jpg', 'three.jpg']);
  });

  it('is for the owner only', async () => {
    await newMember();
    await open('/upload-attachments/20001');
    await see('Only the owner of this recipe can add pictures.');
    await gone(upload());
  });
});
