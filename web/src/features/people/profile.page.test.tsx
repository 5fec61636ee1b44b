import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { newMember, open } from '#testing/app.tsx';

const oz = () => page.getByRole('radio', { name: 'oz' });

it('the units can be chosen once one’s preferences are known, and what else is preferred stays', async () => {
  const { uid } = await newMember();
  const staple_ids = [await commands.seededIngredient('Campari')];
  await commands.ownDocument(`users/${uid}`, {
    unit_system: 'ml',
    active_bar_id: null,
    active_bar_cabinet_id: null,
    active_menu_id: null,
    staple_ids,
    updated_at: new Date(),
  });
  await commands.failRequests('Firestore/Listen', null);
  await open('/profile');
  await expect.element(oz()).toBeDisabled();
  await commands.answerAgain();
  await expect.element(oz()).toBeEnabled();
  await page.getByText('oz', { exact: true }).click();
  await expect
    .poll(() => commands.documentAt(`users/${uid}`))
    .toMatchObject({ unit_system: 'oz', staple_ids });
});
