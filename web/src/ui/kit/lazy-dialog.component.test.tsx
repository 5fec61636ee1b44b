import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '#testing/draw.tsx';
import { lazyDialog } from './lazy-dialog.ts';
import { ToastHost } from './toast-host.tsx';

const Unfetched = lazyDialog<{ onClose: () => void }>(() => Promise.reject(new TypeError('Failed to fetch')));

function Form() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)}>{open ? 'Is open' : 'Open'}</button>
      {open && <Unfetched onClose={() => setOpen(false)} />}
      <ToastHost />
    </>
  );
}

it('a dialog that cannot be fetched says so, with a way on, and closes; what is typed below it stays', async () => {
  const screen = await draw(<Form />);
  await userEvent.fill(screen.getByLabelText('Name'), 'Corpse Reviver');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.element(screen.getByText('This didn’t load. Try again.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Corpse Reviver');
});
