import { newToken } from '@cellaret/domain/core/ids';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { gone, newMember, open, see, seeAccessible } from '#testing/app.tsx';

it('an evening that takes orders leads its host to them from every screen, counts them, and ends with the door', async () => {
  const { uid } = await newMember();
  const token = newToken();
  const now = new Date().toISOString();
  await commands.ownDocument(`users/${uid}/publications/${token}`, {
    id: token,
    menu_id: 1,
    bar_cabinet_id: 1,
    title: 'Friday',
    greeting: '',
    shows: { recipe: true, strength: true, pictures: true },
    hides_unavailable: false,
    created_at: now,
    updated_at: now,
  });
  await commands.ownDocument(GUEST_PATHS.gate(token), {
    host_uids: [uid],
    is_taking: true,
    closes_at: new Date(Date.now() + 3_600_000).toISOString(),
    door_code: '',
    max_open: 30,
    is_full: false,
    available_ids: [],
    push_key: null,
  });
  for (const id of [newToken(), newToken()])
    await commands.ownDocument(GUEST_PATHS.order(token, id), {
      id,
      guest_uid: id,
      guest_name: 'Gia',
      recipe_id: 1,
      servings: 1,
      note: '',
      door_code: '',
      status: 'new',
      reason: null,
      created_at: now,
      updated_at: now,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
  await page.viewport(360, 740);
  await open('/profile');
  const bar = page.getByRole('list', { name: 'Open evenings' }).getByRole('link');
  await see(bar);
  await expect.element(bar).toHaveTextContent(/Friday is open.*2 orders waiting.*Orders/);
  expect(bar.element().getAttribute('href')).toBe(`/orders/${token}`);
  await see(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Recipes/ })
      .getByText('2'),
  );
  await seeAccessible();
  await commands.updateDocument(GUEST_PATHS.gate(token), { is_taking: false });
  await gone(bar);
});
