import { LIMITS } from '@cellaret/domain/core/limits';
import { describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button, field, newMember, open, see } from '#testing/app.tsx';

const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

describe('the options and data of forms, where the database cannot be reached', () => {
  it.each([
    ['/create-ingredient', 'Failed to load ingredient options'],
    ['/update-ingredient/10001', 'Failed to load ingredient data'],
    ['/create-recipe', 'Failed to load recipe options'],
    ['/update-recipe/20079', 'Failed to load recipe data'],
  ])('%s says %s', async (path, text) => {
    await newMember();
    await commands.failRequests('google.firestore', null);
    await open(path);
    await see(alert(text));
  });
});

describe('the form of an ingredient', () => {
  it.each(['/create-ingredient', '/update-ingredient/10001'])(
    'names what is wrong by field and in the banner: %s',
    async (path) => {
      await newMember();
      await open(path);
      await field('Name').fill('');
      await field('Alcohol ABV (%)').fill('100');
      await button('Save Ingredient').click();
      await see(page.getByText('Please fix the form errors and try again.', { exact: true }));
      await see('String must contain at least 1 character(s)');
      await see('Number must be less than or equal to 99.9');
      await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true');
    },
  );

  it('says when it goes on to somebody who has saved as much as anybody may within an hour, and keeps what was typed', async () => {
    const { uid } = await newMember();
    const since = new Date(Date.now() - 1_200_000).toISOString();
    const spent = { count: LIMITS.hourly.edits, counted_for: '1', counted_at: since, since };
    await commands.ownDocument(`users/${uid}/quotas/edits`, spent);
    await open('/update-ingredient/10001');
    await field('Description').fill('Juniper, once more');
    await button('Save Ingredient').click();
    await see(alert('You’ve reached the hourly limit. You can save again after '));
    await expect.element(field('Description')).toHaveValue('Juniper, once more');
  });
});
