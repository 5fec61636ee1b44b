import { OPEN_STATUSES, type OrderStatus } from '@cellaret/domain/guests/guests';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useFocusAfterMove } from './use-focus-after-move.ts';

/** The orders of two guests, Gia's in this state. */
function Queue({ gia }: { gia: OrderStatus }) {
  const orders = [
    { id: 'Gia', status: gia },
    { id: 'Uwe', status: 'new' as const },
  ];
  const board = useRef<HTMLDivElement>(null);
  const queue = OPEN_STATUSES.flatMap((step) => orders.filter(({ status }) => status === step));
  const willMove = useFocusAfterMove(orders, queue, board);
  return (
    <div ref={board}>
      {OPEN_STATUSES.map((step) => (
        <ul key={step}>
          {queue.map(
            (order) =>
              order.status === step && (
                <li key={order.id} data-id={order.id}>
                  <button data-next type="button" onClick={() => willMove(order)}>
                    {order.id}, {step}
                  </button>
                </li>
              ),
          )}
        </ul>
      ))}
      <input />
    </div>
  );
}

it('an order that is moved keeps the focus, also when an older state of it comes in between', async () => {
  const { rerender } = await render(<Queue gia="new" />);
  await userEvent.keyboard('{Tab}{Enter}');
  for (const gia of ['making', 'new', 'making'] as const) {
    await rerender(<Queue gia={gia} />);
    await expect.element(page.getByRole('button', { name: `Gia, ${gia}` })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await rerender(<Queue gia="served" />);
  await expect.element(page.getByRole('button', { name: 'Uwe, new' })).toHaveFocus();
});

it('a reader who moved on keeps the focus when the order moves again', async () => {
  const { rerender } = await render(<Queue gia="new" />);
  await userEvent.keyboard('{Tab}{Enter}');
  await rerender(<Queue gia="making" />);
  await page.getByRole('textbox').click();
  await rerender(<Queue gia="ready" />);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  (page.getByRole('textbox').element() as HTMLElement).blur();
  await rerender(<Queue gia="making" />);
  expect(document.activeElement).toBe(document.body);
});
