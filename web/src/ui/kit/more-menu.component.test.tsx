import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createStore, useStore } from '#lib/browser/store.ts';
import { draw } from '#testing/draw.tsx';
import { MoreMenu } from './more-menu.tsx';

const known = createStore<readonly string[]>(['Report']);
const noop = () => undefined;

function Menu() {
  const others = useStore(known).map((text) => ({ text, run: noop }));
  return <MoreMenu label="More" others={others} removeText="Delete" onRemove={noop} />;
}

it('an entry stays where it is while its menu is open: what becomes known late comes last', async () => {
  const screen = await draw(<Menu />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'More' }));
  const shown = () =>
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent);
  await open();
  await expect.poll(shown).toEqual(['Report', 'Delete']);
  known.set(['Always in stock', 'Report']);
  await expect.poll(shown).toEqual(['Report', 'Delete', 'Always in stock']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toEqual([]);
  await open();
  await expect.poll(shown).toEqual(['Always in stock', 'Report', 'Delete']);
});
