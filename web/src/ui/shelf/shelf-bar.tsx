import Button from '@mui/material/Button';
import { useState, type ReactNode, type Ref } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { settledWithin } from '#lib/settled-within.ts';
import { failureWords } from '#lib/text/failure-words.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { AddIcon } from '../icons/actions.tsx';
import { EndBar } from '../kit/lists/end-bar.ts';
import { AddDialog } from './add-dialog.tsx';
import { NamingDialog } from './naming-dialog.tsx';
import { ShelfPicker } from './shelf-picker.tsx';
import type { ChosenShelf, Filling, ShelfTexts } from './shelf.ts';

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
