import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import type { Reading } from '#lib/use-reading.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageHeading } from '../page-heading.tsx';
import { SectionLinks } from '../section-links.tsx';
import { UnreadNotice } from '../unread-notice.tsx';
import { ShelfBar, type ShelfBarProps } from './shelf-bar.tsx';
import { ShelfList } from './shelf-list.tsx';
import { SuggestedSection } from './suggested-section.tsx';
import { SyncNote } from './sync-note.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useFreshSuggestions } from './use-fresh-suggestions.ts';

interface ShelfPageProps<I extends { id: number }, T> extends ShelfBarProps<T> {
  title: string;
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
}

/** The frame of a cabinet and of a menu: which one, what is in it, what else would fit, and the dialogs that change it. */
export function ShelfPage<I extends { id: number }, T>(props: ShelfPageProps<I, T>) {
  const t = useText();
  const { items, selected, choices, suggestions } = props;
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const willRemove = useFocusAfterRemoval(items, list, addButton);
  const present = new Set(items.map((item) => item.id));
  const refresh = useFreshSuggestions(suggestions, present, props.pending);

  const remove = (id: number): void => {
    willRemove(id);
    props.onRemove(id);
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
      <ShelfBar {...props} addButton={addButton} present={present} refresh={refresh} />
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
    </Box>
  );
}
