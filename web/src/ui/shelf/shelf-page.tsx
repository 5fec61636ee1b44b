import { errorText } from '@cellaret/domain/errors';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { settledWithin } from '#lib/settled-within.ts';
import { showToast } from '#lib/toasts.ts';
import type { Loaded } from '#lib/use-loaded.ts';
import type { Reading } from '#lib/use-reading.ts';
import { AddIcon } from '../icons/actions.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { EndBar } from '../kit/end-bar.ts';
import { PageHeading } from '../page-heading.tsx';
import { SectionLinks } from '../section-links.tsx';
import { UnreadNotice } from '../unread-notice.tsx';
import { AddDialog } from './add-dialog.tsx';
import type { Choice } from './choice.ts';
import { NamingDialog } from './naming-dialog.tsx';
import { ShelfList } from './shelf-list.tsx';
import { ShelfPicker } from './shelf-picker.tsx';
import { SuggestedSection } from './suggested-section.tsx';
import { SyncNote } from './sync-note.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useFreshSuggestions } from './use-fresh-suggestions.ts';

interface Shelf {
  id: number;
  name: string;
}

interface ShelfPageProps<I extends { id: number }, T> {
  /** Names the controls in the page. */
  id: string;
  title: string;
  pickerLabel: string;
  shelves: readonly Shelf[];
  /** The one that is shown; null where the person keeps none. */
  selected: Shelf | null;
  onSelect: (id: number) => Promise<void>;
  onCreate: (name: string) => Promise<void>;
  onRename: (name: string) => Promise<void>;
  addText: string;
  sort: ReactNode;
  section: 'recipes' | 'ingredients';
  /** Changes wait for the network. */
  pending: boolean;
  /** Whether the shelves themselves were read: only then is it known that there is none. */
  reading: Reading;
  emptyText: string;
  listLabel: string;
  items: readonly I[];
  /** One item; `remove` is what its 'Remove' calls. */
  row: (item: I, remove: () => void) => ReactNode;
  onSeen: (items: readonly I[]) => void;
  onRemove: (id: number) => void;
  suggestions: Loaded<readonly { id: number }[]>;
  choices: readonly Choice<T>[];
  dialogTitle: string;
  placeholder: string;
  search: (query: string, signal: AbortSignal) => Promise<readonly Choice<T>[]>;
  onAdd: (item: T) => void;
  create: { to: (name: string) => string; text: string };
}

const refused = (failure: unknown): void => showToast(errorText(failure), { tone: 'error' });

/** The frame of a cabinet and of a menu: which one, what is in it, what else would fit, and the dialogs that change it. */
export function ShelfPage<I extends { id: number }, T>(props: ShelfPageProps<I, T>) {
  const t = useText();
  const { items, selected, choices, suggestions } = props;
  // 'create-to-add': somebody wanted to add something and has no shelf yet.
  const [open, setOpen] = useState<'nothing' | 'add' | 'create' | 'create-to-add' | 'rename'>('nothing');
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const willRemove = useFocusAfterRemoval(items, list, addButton);
  const close = (): void => setOpen('nothing');
  const present = new Set(items.map((item) => item.id));
  const refresh = useFreshSuggestions(suggestions, present, props.pending);
  const openAdd = (): void => {
    refresh();
    setOpen('add');
  };

  const remove = (id: number): void => {
    willRemove(id);
    props.onRemove(id);
  };

  const name = async (given: string): Promise<void> => {
    await settledWithin(open === 'rename' ? props.onRename(given) : props.onCreate(given), refused);
    if (open === 'create-to-add') openAdd();
    else close();
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
      }}
    >
      <PageHeading>{props.title}</PageHeading>
      <SectionLinks section={props.section} />
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
      {selected !== null && (
        <Typography variant="h2" component="p" dir="auto" sx={{ display: 'none', displayPrint: 'block' }}>
          {selected.name}
        </Typography>
      )}
      <SyncNote pending={props.pending} />
      {selected === null && props.reading !== 'read' ? (
        props.reading === 'unread' && <UnreadNotice retry={() => location.reload()} />
      ) : items.length === 0 ? (
        <EmptyState title={props.emptyText}>
          {selected === null && <Typography color="textSecondary">{t('bar-cabinet.first')}</Typography>}
        </EmptyState>
      ) : (
        <ShelfList
          // Another shelf has other heights.
          key={selected?.id}
          ref={list}
          label={props.listLabel}
          items={items}
          row={(item) => props.row(item, () => remove(item.id))}
          onSeen={props.onSeen}
        />
      )}
      {selected !== null && (
        <SuggestedSection
          suggestions={suggestions}
          choices={choices}
          added={present}
          onAdd={props.onAdd}
          onTakeBack={props.onRemove}
        />
      )}
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
          onName={name}
          failureText={errorText}
        />
      )}
    </Box>
  );
}
