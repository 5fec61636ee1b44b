import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { gone, newMember, open, see, seeAccessible } from '#testing/app.tsx';
import { orderOf, publishedMenu } from '#testing/guests.ts';

it('an evening that takes orders leads its host to them from every screen, counts them, and ends with the door', async () => {
  const { uid } = await newMember();
  const token = await publishedMenu(uid, { menu_id: 1, bar_cabinet_id: 1 });
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
  await Promise.all([orderOf(token, 'Gia'), orderOf(token, 'Uwe')]);
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
