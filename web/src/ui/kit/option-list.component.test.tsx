import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '#testing/draw.tsx';
import { OptionSelect } from '../form/option-select.tsx';

const COUNT = 60;
const units = Array.from({ length: COUNT }, (_, index) => ({ id: index + 1, name: `Unit ${index + 1}` }));
const noop = () => undefined;

const open = async (value: number | null) => {
  const screen = await draw(
    <OptionSelect
      label="Unit"
      options={units}
      value={value}
      onChange={noop}
      onBlur={noop}
      error={undefined}
      inputRef={null}
    />,
    { areas: ['form'] },
  );
  await userEvent.click(screen.getByRole('combobox'));
  return screen;
};

describe('the list in the popup of a picker', () => {
  it('has every option a moment after it is opened', async () => {
    const screen = await open(null);
    await expect.poll(() => screen.getByRole('option').all().length).toBe(COUNT);
  });

  it('shows the chosen option, however far down it stands', async () => {
    const screen = await open(50);
    const chosen = screen.getByRole('option', { name: 'Unit 50', exact: true });
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
    await expect.element(chosen).toBeInViewport();
    await expect.element(chosen).toHaveClass('Mui-focused');
  });

  it('leads from the first option up to the last one', async () => {
    const screen = await open(null);
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: `Unit ${COUNT}`, exact: true });
    await expect.element(last).toBeInViewport();
  });
});
