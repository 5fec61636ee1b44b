import { AppError } from '@cellaret/domain/core/errors';
import { recipeInput } from '@cellaret/domain/recipes/recipe';
import { useEffect, useReducer } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '#testing/draw.tsx';
import { EntityForm } from './entity-form.tsx';
import { FormNumber, FormOptions, FormText } from './form-fields.tsx';

interface Drink {
  name: string;
  description: string;
  glasses: number[];
  score: number | null;
}

const drink = z.strictObject({
  name: recipeInput.shape.recipe_name,
  description: recipeInput.shape.recipe_description,
  glasses: recipeInput.shape.glassware_ids,
  score: z.number().min(0).max(9),
});

const EMPTY: Drink = { name: '', description: '', glasses: [], score: null };
const GLASSES = [{ id: 1, name: 'Coupe' }];
const LABELS: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  glasses: 'Glasses',
  score: 'Score',
};

interface DrinkFormProps {
  onSave: (saved: z.output<typeof drink>) => Promise<void>;
  initial?: Drink;
  write?: (values: Drink) => void;
}

function DrinkForm({ onSave, initial = EMPTY, write = () => undefined }: DrinkFormProps) {
  return (
    <EntityForm<Drink, z.output<typeof drink>>
      schema={drink}
      initial={initial}
      saved={EMPTY}
      draft={{ write, drop: () => undefined }}
      labelOf={(path) => LABELS[path] ?? path}
      saveLabel="Save"
      onSave={onSave}
      failureText={(failure) => (failure as Error).message}
    >
      <FormText<Drink> name="name" label="Name" />
      {/* As far below as the last field of a recipe. */}
      <div style={{ height: 2000 }} />
      <FormText<Drink> name="description" label="Description" lines={2} />
      <FormOptions<Drink> name="glasses" options={GLASSES} label="Glasses" />
      <FormNumber<Drink> name="score" label="Score" limits={{ min: 0, max: 9, step: 1 }} />
    </EntityForm>
  );
}

/** A form that something else draws anew, as an answer of the search does. */
function Redrawn() {
  const [times, redraw] = useReducer((count: number) => count + 1, 1);
  useEffect(() => {
    addEventListener('redraw', redraw);
    return () => removeEventListener('redraw', redraw);
  }, []);
  return (
    <>
      <p>Drawn {times} times</p>
      <DrinkForm onSave={vi.fn()} />
    </>
  );
}

const FULL: Drink = { name: 'Sour', description: 'Short.', glasses: [1], score: 3 };
const form = { areas: ['form'] } as const;

describe('a form of something stored', () => {
  it('says what is wrong with each field in the validator’s words and in plain ones', async () => {
    const screen = await draw(<DrinkForm onSave={vi.fn()} />, form);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Please fix the form errors and try again.');
    await expect
      .element(screen.getByLabelText('Glasses'))
      .toHaveAccessibleDescription(
        /Choose at least one from the list\.\s*Array must contain at least 1 element\(s\)/,
      );
    await expect
      .element(screen.getByLabelText('Score'))
      .toHaveAccessibleDescription(/Enter a number\.\s*Expected number, received null/);
  });

  it('shows summary and first refused field together, after a second refusal too', async () => {
    const screen = await draw(
      <DrinkForm onSave={vi.fn()} initial={{ ...FULL, description: '', score: null }} />,
      form,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    for (const _time of ['first', 'second']) {
      await userEvent.click(save);
      await expect.element(screen.getByLabelText('Description')).toHaveFocus();
      await expect.element(screen.getByLabelText('Description')).toBeInViewport();
      await expect.element(screen.getByRole('alert')).toBeInViewport();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Score' }));
    await expect.element(screen.getByLabelText('Score')).toHaveFocus();
  });

  it('shows all refused fields in a narrow window', async () => {
    await page.viewport(200, 740);
    const screen = await draw(<DrinkForm onSave={vi.fn()} />, form);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    for (const name of Object.values(LABELS))
      await expect.element(screen.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.99 });
  });

  it('keeps what is being typed into a select for several while it is drawn anew', async () => {
    const screen = await draw(<Redrawn />, form);
    const glasses = screen.getByRole('combobox', { name: 'Glasses' });
    await userEvent.type(glasses, 'Cou');
    dispatchEvent(new Event('redraw'));
    await expect.element(screen.getByText('Drawn 2 times')).toBeInTheDocument();
    await expect.element(glasses).toHaveValue('Cou');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Coupe' })).toBeInTheDocument();
    await expect.element(glasses).toHaveValue('');
  });

  it('lets go of the summary once everything is mended', async () => {
    const screen = await draw(<DrinkForm onSave={vi.fn()} initial={{ ...FULL, name: '' }} />, form);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.element(screen.getByRole('alert')).toBeInViewport();
    await userEvent.type(screen.getByLabelText('Name'), 'Sour');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what was typed where the save fails, and forgets the failure when the network is back', async () => {
    const write = vi.fn();
    const onSave = vi.fn().mockRejectedValue(new AppError('unavailable', 'You’re offline.'));
    const screen = await draw(<DrinkForm onSave={onSave} initial={FULL} write={write} />, form);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('You’re offline.');
    expect(onSave).toHaveBeenCalledWith(FULL);
    expect(write).toHaveBeenCalledWith(FULL);
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});
