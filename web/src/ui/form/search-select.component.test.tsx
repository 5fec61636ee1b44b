import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '#testing/draw.tsx';
import type { NamedOption } from './best-first.ts';
import { OptionSelect } from './option-select.tsx';
import { SearchSelect } from './search-select.tsx';

const named = (...names: string[]): NamedOption[] => names.map((name, index) => ({ id: index + 1, name }));

/** Options before anything is typed: the beginning of the alphabet. */
const first = named('Blood orange juice', 'Candied Ginger', 'Baileys Irish cream', 'Orange bitters');

const noop = () => undefined;

interface PickerProps {
  search: (text: string) => Promise<NamedOption[]>;
  start?: NamedOption;
}

function Picker({ search, start }: PickerProps) {
  const [value, setValue] = useState<NamedOption | null>(start ?? null);
  return (
    <>
      <SearchSelect
        label="Ingredient"
        value={value}
        onChange={setValue}
        first={first}
        search={search}
        error={undefined}
        onBlur={noop}
        inputRef={null}
      />
      <output>Chosen: {value?.name ?? 'nothing'}</output>
    </>
  );
}

/** Answers with these, however late. */
const answering =
  (names: string[], ms = 0) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return names.map((name, index) => ({ id: 100 + index, name }));
  };

describe('a picker that asks a search', () => {
  it.each([
    ['gin', ['Candied Ginger', 'Gin liqueur', 'Gin'], 'Gin'],
    ['cream', ['Baileys Irish cream', 'Cream'], 'Cream'],
    ['oranges', ['Blood orange juice', 'Orange'], 'Orange'],
  ])('takes what is called %s on Enter, wherever the answer has it', async (typed, names, expected) => {
    const screen = await draw(<Picker search={answering(names)} />, { areas: ['form'] });
    await userEvent.type(screen.getByRole('combobox'), typed);
    await expect.element(screen.getByRole('option', { name: expected, exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent(`Chosen: ${expected}`);
  });

  it('waits for the answer where Enter comes first', async () => {
    const screen = await draw(<Picker search={answering(['Gin liqueur', 'Gin'], 300)} />, {
      areas: ['form'],
    });
    await userEvent.type(screen.getByRole('combobox'), 'gin{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Chosen: Gin');
    await expect.element(screen.getByRole('combobox')).toHaveValue('Gin');
  });

  it('does not highlight what was chosen before', async () => {
    const start = { id: 101, name: 'Gin liqueur' };
    const screen = await draw(<Picker start={start} search={answering(['Gin', 'Gin liqueur'])} />, {
      areas: ['form'],
    });
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'gin');
    await expect.element(screen.getByRole('option', { name: 'Gin', exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('combobox')).toHaveValue('Gin');
  });

  it('goes on with what it has where the search fails, and says what it needs for a search', async () => {
    const screen = await draw(<Picker search={() => Promise.reject(new Error('no network'))} />, {
      areas: ['form'],
    });
    await userEvent.type(screen.getByRole('combobox'), 'zz');
    await expect.element(screen.getByText('Type at least three letters')).toBeVisible();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'bitters');
    await expect.element(screen.getByRole('option', { name: 'Orange bitters' })).toBeVisible();
  });
});

function Units({ start }: { start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <OptionSelect
      label="Unit"
      options={named('2.5 ml measure', 'half ml', 'ml')}
      value={value}
      onChange={setValue}
      error={undefined}
      onBlur={noop}
      inputRef={null}
    />
  );
}

describe('a picker that holds its list', () => {
  it.each([null, 2])('takes what is called so on Enter, with %s chosen before', async (start) => {
    const screen = await draw(<Units start={start} />, { areas: ['form'] });
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'ml{Enter}');
    await expect.element(screen.getByRole('combobox')).toHaveValue('ml');
  });
});
