import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageHeading } from '../page-heading.tsx';
import { SectionLinks } from '../section-links.tsx';
import { UnreadNotice } from '../unread-notice.tsx';
import { ShelfBar } from './shelf-bar.tsx';
import { ShelfContents } from './shelf-contents.tsx';
import { ShelfSkeleton } from './shelf-skeleton.tsx';
import type { ChosenShelf, Filling, ShelfTexts } from './shelf.ts';
import { SuggestedSection } from './suggested-section.tsx';
import { SyncNote } from './sync-note.tsx';
import { useFreshSuggestions } from './use-fresh-suggestions.ts';

interface ShelfPageProps<I extends { id: number }, T> {
  /** Names the controls in the page. */
  id: string;
  section: 'recipes' | 'ingredients';
  texts: ShelfTexts;
  chosen: ChosenShelf;
  filling: Filling<T>;
  sort: ReactNode;
  /** Actions on the whole shelf. */
  actions?: ReactNode;
  /** The way on while nothing is in it. */
  emptyAction?: ReactNode;
  items: readonly I[];
  /** The words by which an item is found among the others. */
  wordsOf: (item: I) => string;
  /**
   * Group of an item, if the shelf shows groups. Keep the function's identity while its answers stay the
   * same.
   */
  groupOf?: ((item: I) => string) | undefined;
  /** One item; `remove` is what its 'Remove' calls. */
  row: (item: I, remove: () => void) => ReactNode;
  onSeen: (items: readonly I[]) => void;
}

/**
 * The frame of a cabinet and of a menu: which one, what is in it, what else would fit, and the dialogs that
 * change it.
 */
export function ShelfPage<I extends { id: number }, T>(props: ShelfPageProps<I, T>) {
  const t = useText();
  const { items, chosen, filling, texts } = props;
  const { selected, pending, reading } = chosen;
  const addButton = useRef<HTMLButtonElement>(null);
  const present = new Set(items.map((item) => item.id));
  const refresh = useFreshSuggestions(filling.suggestions, present, pending);

  const unread = <UnreadNotice retry={() => location.reload()} />;
  if (!chosen.ready) return reading === 'unread' ? unread : <ShelfSkeleton />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <PageHeading>{texts.title}</PageHeading>
      <SectionLinks section={props.section} />
      <ShelfBar
        id={props.id}
        texts={texts}
        chosen={chosen}
        filling={filling}
        sort={props.sort}
        addButton={addButton}
        present={present}
        refresh={refresh}
      />
      {selected !== null && (
        <Typography variant="h2" component="p" dir="auto" sx={{ display: 'none', displayPrint: 'block' }}>
          {selected.name}
        </Typography>
      )}
      <SyncNote pending={pending} />
      {selected !== null && items.length > 0 && props.actions}
      {selected === null && reading !== 'read' ? (
        reading === 'unread' && unread
      ) : items.length === 0 ? (
        <EmptyState title={texts.empty} action={chosen.mayChange && props.emptyAction}>
          {selected === null && chosen.mayChange && (
            <Typography color="textSecondary">{t('bar-cabinet.first')}</Typography>
          )}
        </EmptyState>
      ) : (
        <ShelfContents
          // Another shelf has other heights, and is looked through for other things.
          key={selected?.id}
          label={texts.list}
          findLabel={texts.find}
          items={items}
          wordsOf={props.wordsOf}
          row={props.row}
          groupOf={props.groupOf}
          onRemove={filling.remove}
          onSeen={props.onSeen}
          afterLast={addButton}
        />
      )}
      {selected !== null && chosen.mayChange && <SuggestedSection filling={filling} added={present} />}
    </Box>
  );
}
