import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button, gone, newMember, open, see, seeAccessible } from '#testing/app.tsx';
import { orderOf, publishedMenu } from '#testing/published-menu.ts';

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
  // It stands above what a page has at its foot, on wide screens too.
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    await open('/bar-cabinet/fill');
    await see(bar);
    await button('Gin', true).click();
    const add = button('Add 1', true);
    await see(add);
    const { x, y, width: wide, height } = add.element().getBoundingClientRect();
    expect(document.elementFromPoint(x + wide / 2, y + height / 2)).toBe(add.element());
    await button('Gin', true).click();
  }
  await commands.updateDocument(GUEST_PATHS.gate(token), { is_taking: false });
  await gone(bar);
});
