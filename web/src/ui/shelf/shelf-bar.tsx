import { errorText } from '@cellaret/domain/errors';
import Button from '@mui/material/Button';
import { useState, type ReactNode, type Ref } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { settledWithin } from '#lib/settled-within.ts';
import { showToast } from '#lib/toasts.ts';
import type { Loaded } from '#lib/use-loaded.ts';
import { AddIcon } from '../icons/actions.tsx';
import { EndBar } from '../kit/end-bar.ts';
import { AddDialog } from './add-dialog.tsx';
import type { Choice } from './choice.ts';
import { NamingDialog } from './naming-dialog.tsx';
import { ShelfPicker } from './shelf-picker.tsx';

interface Shelf {
  id: number;
  name: string;
}

/** What a cabinet and a menu say about themselves, for the bar and its dialogs. */
export interface ShelfBarProps<T> {
  /** Names the controls in the page. */
  id: string;
  pickerLabel: string;
  shelves: readonly Shelf[];
  /** The one that is shown; null where the person keeps none. */
  selected: Shelf | null;
  onSelect: (id: number) => Promise<void>;
  onCreate: (name: string) => Promise<void>;
  onRename: (name: string) => Promise<void>;
  onDelete: () => void;
  onRemove: (id: number) => void;
  addText: string;
  sort: ReactNode;
  suggestions: Loaded<readonly { id: number }[]>;
  choices: readonly Choice<T>[];
  dialogTitle: string;
  placeholder: string;
  search: (query: string, signal: AbortSignal) => Promise<readonly Choice<T>[]>;
  onAdd: (item: T) => void;
  create: { to: (name: string) => string; text: string };
}

interface InPage {
  addButton: Ref<HTMLButtonElement>;
  /** What stands on the shelf already. */
  present: ReadonlySet<number>;
  /** Asks for other suggestions where some were taken. */
  refresh: () => void;
}

const refused = (failure: unknown): void => showToast(errorText(failure), { tone: 'error' });

/**
 * Which shelf, what changes it, and the dialogs for that. It alone knows which dialog is open: the page, its list and its suggestions are
 * not drawn again for one.
 */
export function ShelfBar<T>({ addButton, present, refresh, ...props }: ShelfBarProps<T> & InPage) {
  const t = useText();
  const { selected, choices, suggestions } = props;
  // 'create-to-add': somebody wanted to add something and has no shelf yet.
  const [open, setOpen] = useState<'nothing' | 'add' | 'create' | 'create-to-add' | 'rename'>('nothing');
  const close = (): void => setOpen('nothing');
  const openAdd = (): void => {
    refresh();
    setOpen('add');
  };

  const remove = (): void => {
    close();
    props.onDelete();
  };

  const name = async (given: string): Promise<void> => {
    await settledWithin(open === 'rename' ? props.onRename(given) : props.onCreate(given), refused);
    if (open === 'create-to-add') openAdd();
    else close();
  };

  return (
    <>
      <EndBar sx={{ alignItems: 'flex-end', displayPrint: 'none' }}>
        <ShelfPicker
          id={props.id}
          label={props.pickerLabel}
          shelves={props.shelves}
          selectedId={selected?.id ?? null}
          onSelect={(id) => void props.onSelect(id).catch(refused)}
          onAddNew={() => setOpen('create')}
          onEdit={() => setOpen('rename')}
        />
        <Button
          ref={addButton}
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => (selected === null ? setOpen('create-to-add') : openAdd())}
        >
          {props.addText}
        </Button>
        {props.sort}
      </EndBar>
      {open === 'add' && selected !== null && (
        <AddDialog
          title={props.dialogTitle}
          placeholder={props.placeholder}
          onClose={close}
          suggestions={suggestions.state === 'loading' ? null : choices}
          search={props.search}
          added={present}
          onAdd={props.onAdd}
          onTakeBack={props.onRemove}
          create={props.create}
          nothingSuggested={t('bar-cabinet.nothing-suggested')}
        />
      )}
      {(open === 'create' || open === 'create-to-add' || open === 'rename') && (
        <NamingDialog
          current={open === 'rename' ? (selected?.name ?? null) : null}
          onCancel={close}
          {...(open === 'rename' && { onDelete: remove })}
          onName={name}
          failureText={errorText}
        />
      )}
    </>
  );
}
