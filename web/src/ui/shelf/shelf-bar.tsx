import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, type Ref, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords, showFailure } from '#lib/text/failure-words.ts';
import { AddIcon, EditIcon } from '../icons/actions.tsx';
import { EndBar } from '../kit/lists/list-styles.ts';
import { AddDialog } from './add-dialog.tsx';
import { NamingDialog } from './naming-dialog.tsx';
import type { ChosenShelf, Filling, ShelfTexts } from './shelf.ts';

interface ShelfPickerProps {
  id: string;
  label: string;
  shelves: readonly { id: number; name: string }[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  mayChange: boolean;
  onAddNew: () => void;
  onEdit: () => void;
}

const ADD_NEW = 'new';

/** The dropdown of a user's cabinets or menus with '+ Add New', and the Edit button. */
function ShelfPicker({
  id,
  label,
  shelves,
  selectedId,
  onSelect,
  mayChange,
  onAddNew,
  onEdit,
}: ShelfPickerProps) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1,
        flex: '1 1 22rem',
        minWidth: 0,
      }}
    >
      <FormControl sx={{ flex: '1 1 9rem', minWidth: 0, maxWidth: 420 }}>
        {/* The specification writes the label small; the first letter is raised for the eye only. */}
        <InputLabel
          id={`${id}-label`}
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {label}
        </InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          displayEmpty
          value={selectedId === null ? '' : String(selectedId)}
          onChange={(event) => {
            if (event.target.value === ADD_NEW) onAddNew();
            else onSelect(Number(event.target.value));
          }}
          renderValue={(value) => shelves.find((shelf) => String(shelf.id) === value)?.name ?? '–'}
        >
          {shelves.map((shelf) => (
            <MenuItem
              key={shelf.id}
              value={String(shelf.id)}
              dir="auto"
              sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {shelf.name}
            </MenuItem>
          ))}
          {mayChange && (
            <MenuItem value={ADD_NEW} sx={{ color: 'primary.main', fontWeight: 600 }}>
              {t('bar-cabinet.add-new')}
            </MenuItem>
          )}
        </Select>
      </FormControl>
      {mayChange && (
        <Button variant="outlined" startIcon={<EditIcon />} onClick={onEdit} disabled={selectedId === null}>
          {t('bar-cabinet.edit')}
        </Button>
      )}
    </Box>
  );
}

/** How long a dialog waits for the server before it trusts the change that this device has stored. */
const PATIENCE_MS = 1500;

/**
 * Waits for a write, but not for a network that is not there: resolves when it is saved or still on its way
 * after a moment, rejects when it is refused in that time. A later refusal goes to `late`.
 */
async function settledWithin(saved: Promise<void>, late: (failure: unknown) => void): Promise<void> {
  let waiting = true;
  const guarded = saved.catch((failure: unknown) => {
    if (waiting) throw failure;
    late(failure);
  });
  await Promise.race([guarded, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  waiting = false;
}

interface ShelfBarProps<T> {
  /** Names the controls in the page. */
  id: string;
  texts: ShelfTexts;
  chosen: ChosenShelf;
  filling: Filling<T>;
  sort: ReactNode;
  addButton: Ref<HTMLButtonElement>;
  /** Ids on the shelf. */
  present: ReadonlySet<number>;
  /** Asks for other suggestions where some were taken. */
  refresh: () => void;
}

/**
 * Which shelf, what changes it, and the dialogs for that. It alone knows which dialog is open: the page, its
 * list and its suggestions are not drawn again for one.
 */
export function ShelfBar<T>({
  id,
  texts,
  chosen,
  filling,
  sort,
  addButton,
  present,
  refresh,
}: ShelfBarProps<T>) {
  const t = useText();
  const { selected } = chosen;
  // 'create-to-add': somebody wanted to add something and has no shelf yet.
  const [open, setOpen] = useState<'nothing' | 'add' | 'create' | 'create-to-add' | 'rename'>('nothing');
  const close = (): void => setOpen('nothing');
  const openAdd = (): void => {
    refresh();
    setOpen('add');
  };

  const remove = (): void => {
    close();
    chosen.remove();
  };

  const name = async (given: string): Promise<void> => {
    await settledWithin(open === 'rename' ? chosen.rename(given) : chosen.create(given), showFailure);
    if (open === 'create-to-add') openAdd();
    else close();
  };

  return (
    <>
      <EndBar sx={{ alignItems: 'flex-end', displayPrint: 'none' }}>
        <ShelfPicker
          id={id}
          label={texts.picker}
          shelves={chosen.shelves}
          selectedId={selected?.id ?? null}
          onSelect={(wanted) => void chosen.select(wanted).catch(showFailure)}
          mayChange={chosen.mayChange}
          onAddNew={() => setOpen('create')}
          onEdit={() => setOpen('rename')}
        />
        {chosen.mayChange && (
          <Button
            ref={addButton}
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => (selected === null ? setOpen('create-to-add') : openAdd())}
          >
            {texts.addButton}
          </Button>
        )}
        {sort}
      </EndBar>
      {open === 'add' && selected !== null && (
        <AddDialog texts={texts} filling={filling} added={present} onClose={close} />
      )}
      {(open === 'create' || open === 'create-to-add' || open === 'rename') && (
        <NamingDialog
          current={open === 'rename' ? (selected?.name ?? null) : null}
          onCancel={close}
          {...(open === 'rename' && { onDelete: remove })}
          onName={name}
          failureText={(failure) => failureWords(t, failure)}
        />
      )}
    </>
  );
}
