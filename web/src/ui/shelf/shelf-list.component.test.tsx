import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '#testing/draw.tsx';
import { ShelfList } from './shelf-list.tsx';

const bottles = Array.from({ length: 2000 }, (_, index) => ({ id: index + 1 }));

/** A shelf of bottles that can be turned round. */
function Shelf({ onSeen }: { onSeen: (seen: readonly { id: number }[]) => void }) {
  const [items, setItems] = useState(bottles);
  return (
    <>
      <button onClick={() => setItems(items.toReversed())}>Turn round</button>
      <ShelfList label="Shelf" items={items} row={({ id }) => `Bottle ${id}`} onSeen={onSeen} />
    </>
  );
}

/** The last visible ids that the list reported. */
const lastSeen = (onSeen: ReturnType<typeof vi.fn>): number[] =>
  ((onSeen.mock.lastCall?.[0] ?? []) as { id: number }[]).map(({ id }) => id);

describe('a shelf list', () => {
  it('draws what is on the screen of two thousand things, and says how many there are', async () => {
    const screen = await draw(<Shelf onSeen={vi.fn()} />);
    await expect.element(screen.getByText('Bottle 1', { exact: true })).toBeVisible();
    const rows = screen.getByRole('listitem');
    expect(rows.elements().length).toBeLessThan(80);
    await expect.element(rows.first()).toHaveAttribute('aria-setsize', '2000');
  });

  it('tells its owner what is seen, anew after scrolling', async () => {
    const onSeen = vi.fn();
    await draw(<Shelf onSeen={onSeen} />);
    await vi.waitFor(() => expect(lastSeen(onSeen)).toContain(1));
    scrollTo(0, 80_000);
    await vi.waitFor(() => expect(Math.min(...lastSeen(onSeen))).toBeGreaterThan(500));
  });

  it('tells it anew when other things stand in the same rows', async () => {
    const onSeen = vi.fn();
    const screen = await draw(<Shelf onSeen={onSeen} />);
    await vi.waitFor(() => expect(lastSeen(onSeen)).toContain(1));
    await userEvent.click(screen.getByRole('button', { name: 'Turn round' }));
    await expect.element(screen.getByText('Bottle 2000', { exact: true })).toBeVisible();
    await vi.waitFor(() => expect(lastSeen(onSeen)).toContain(2000));
  });
});
