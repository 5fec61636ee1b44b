import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '#testing/draw.tsx';
import { lazyDialog } from './lazy-dialog.ts';
import { ToastHost } from './toast-host.tsx';

let isReachable = false;

const Fetched = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog">
    <button onClick={onClose}>Close</button>
  </div>
);
const LateDialog = lazyDialog(() =>
  isReachable ? Promise.resolve(Fetched) : Promise.reject(new TypeError('Failed to fetch')),
);

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)}>{open ? 'Is open' : 'Open'}</button>
      {open && <LateDialog onClose={() => setOpen(false)} />}
      <ToastHost />
    </>
  );
}

it('a dialog that cannot be fetched says so and closes; what is typed below it stays, and opened again it is there', async () => {
  const screen = await draw(<Form />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.fill(screen.getByLabelText('Name'), 'Corpse Reviver');
  await open();
  await expect.element(screen.getByText('This didn’t load. Try again.')).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Corpse Reviver');
  isReachable = true;
  await open();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
});
