import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '#testing/draw.tsx';
import { TagPicker } from './tag-picker.tsx';

it('says of a tag that there is no room for, and keeps it to be shortened', async () => {
  const kept = Array.from({ length: 6 }, (_, at) => `${'x'.repeat(39)}${at}`);
  const onChange = vi.fn();
  const screen = await draw(<TagPicker tags={kept} used={[]} onChange={onChange} onClose={vi.fn()} />, {
    areas: ['recipes', 'form'],
  });
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'winter{Enter}');
  await expect.element(screen.getByText(/too much text for your tags/)).toBeVisible();
  await expect.element(field).toHaveValue('winter');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace>2/}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([...kept, 'wint']);
});
