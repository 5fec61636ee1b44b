import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords, showFailure } from '#lib/text/failure-words.ts';
import { AddIcon, EditIcon } from '../icons/actions.tsx';
import { ChevronDownIcon } from '../icons/navigation-icons.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { AddDialog } from './add-dialog.tsx';
import { NamingDialog } from './naming-dialog.tsx';
import type { ShelfParts } from './use-shelf-parts.ts';

interface ShelfPickerProps {
  id: string;
  label: string;
  /** Stands where there is none yet. */
  title: string;
  shelves: readonly { id: number; name: string }[];
  selectedId: number | null;
  onSelect: (id: number) => void;
  mayChange: boolean;
  onAddNew: () => void;
}

const ADD_NEW = 'new';

/** Title and tools: below each other on a phone, in one line where there is room, with a rule below. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  [theme.breakpoints.up('lg')]: {
    paddingBottom: theme.spacing(1),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Line = styled('div')(({ theme }) => ({
  paddingBottom: theme.spacing(0.5),
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '@media print': { display: 'none' },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'center',
  '& > .MuiButton-root': { minHeight: 52 },
  '& > .MuiIconButton-root': { backgroundColor: theme.vars.palette.well },
  [theme.breakpoints.down('md')]: {
    width: '100%',
    '& > .MuiButton-root': { flex: '1 1 8rem', paddingInline: theme.spacing(1) },
    '& .MuiButton-startIcon': { marginInline: theme.spacing(0, 0.5) },
  },
  '@media print': { display: 'none' },
}));

/** The name of a cabinet or menu as the title of its page: a dropdown of all of them with '+ Add New'. */
function ShelfPicker({
  id,
  label,
  title,
  shelves,
  selectedId,
  onSelect,
  mayChange,
  onAddNew,
}: ShelfPickerProps) {
  const t = useText();
  return (
    <>
      <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      <Select
        variant="standard"
        disableUnderline
        labelId={`${id}-label`}
        id={id}
        displayEmpty
        value={selectedId === null ? '' : String(selectedId)}
        onChange={(event) => {
          if (event.target.value === ADD_NEW) onAddNew();
          else onSelect(Number(event.target.value));
        }}
        renderValue={(value) => shelves.find((shelf) => String(shelf.id) === value)?.name ?? title}
        IconComponent={ChevronDownIcon}
        sx={(theme) => ({
          ...theme.typography.h1,
          // However large letters are on a phone, a word of ten stays whole.
          fontSize: 'min(var(--t-title), 13vw)',
          minWidth: 0,
          [`& > #${id}#${id}`]: {
            minHeight: 48,
            display: 'flex',
            alignItems: 'center',
            paddingBlock: 0.5,
            paddingInlineEnd: '36px',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            borderRadius: 1,
          },
          '& > svg': {
            position: 'absolute',
            insetInlineEnd: 4,
            color: 'primary.main',
            pointerEvents: 'none',
            displayPrint: 'none',
          },
        })}
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
    </>
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
  shelf: ShelfParts<T>;
  /** One line about what is on the shelf. */
  summary: ReactNode;
  /** Beside the one main action: the order, and the menu of all that is wanted less often. */
  tools: ReactNode;
  /** Another button is the main one: the shelf is empty. */
  quiet?: boolean;
}

/**
 * Which shelf, what changes it, and the dialogs for that. It alone knows which dialog is open: the page, its
 * list and its suggestions are not drawn again for one.
 */
export function ShelfBar<T>({ shelf, summary, tools, quiet }: ShelfBarProps<T>) {
  const t = useText();
  const { texts, chosen, filling, present, addButton, refresh } = shelf;
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
      <Head>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: '1 1 20rem', minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <ShelfPicker
              id={texts.id}
              label={texts.picker}
              title={texts.title}
              shelves={chosen.shelves}
              selectedId={selected?.id ?? null}
              onSelect={(wanted) => void chosen.select(wanted).catch(showFailure)}
              mayChange={chosen.mayChange}
              onAddNew={() => setOpen('create')}
            />
            {selected !== null && chosen.mayChange && (
              <IconButton
                color="primary"
                aria-label={t('bar-cabinet.edit')}
                onClick={() => setOpen('rename')}
                sx={{ displayPrint: 'none' }}
              >
                <EditIcon size={20} />
              </IconButton>
            )}
          </Box>
          {selected !== null && summary && <Line>{summary}</Line>}
        </Box>
        <Tools>
          {chosen.mayChange && (
            <Button
              ref={addButton}
              variant={quiet ? 'outlined' : 'contained'}
              startIcon={<AddIcon />}
              onClick={() => (selected === null ? setOpen('create-to-add') : openAdd())}
            >
              {texts.addButton}
            </Button>
          )}
          {tools}
        </Tools>
      </Head>
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
