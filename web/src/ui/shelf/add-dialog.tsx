import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { useUnreadText } from '#lib/use-failure-text.ts';
import { useSearch } from '#lib/use-search.ts';
import { AddIcon, CloseIcon } from '../icons/actions.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Choice } from './choice.ts';

interface AddDialogProps<T> {
  title: string;
  placeholder: string;
  onClose: () => void;
  /** Null while the suggestions load. */
  suggestions: readonly Choice<T>[] | null;
  search: (query: string, signal: AbortSignal) => Promise<readonly Choice<T>[]>;
  added: ReadonlySet<number>;
  onAdd: (item: T) => void;
  onTakeBack: (id: number) => void;
  /** Said where nothing is suggested. */
  nothingSuggested: ReactNode;
  /** Where what was not found is created, and what the link there says. */
  create: { to: (name: string) => string; text: string };
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1 }} aria-hidden>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Box>
);

/** The search box over suggestions or results with which a shelf is filled. Mounted only while open. */
export function AddDialog<T>(props: AddDialogProps<T>) {
  const t = useText();
  const unreadText = useUnreadText();
  const { typed: query, type, now, status: state } = useSearch('', [props.title], props.search);
  const suggesting = state.kind === 'suggesting';
  const heading = t(suggesting ? 'bar-cabinet.suggested' : 'bar-cabinet.search-results');
  // The dialog stands before its rows are drawn: on a slow phone they take longer than a touch may.
  const suggestions = useDeferredValue(true, false) ? props.suggestions : null;
  const choices = suggesting
    ? suggestions
    : state.kind === 'found'
      ? state.results
      : state.kind === 'searching'
        ? state.shown
        : null;

  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="sm" aria-labelledby="add-title">
      {/* With an id of its own: Material gives it the one the dialog is labelled by, and the Close button would be read with the title. */}
      <DialogTitle
        id="add-heading"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <span id="add-title">{props.title}</span>
        <IconButton onClick={props.onClose} aria-label={t('bar-cabinet.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {/* Above what scrolls: the box stays in reach however long the list is. */}
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 1.5 }}>
        <SearchField
          autoFocus
          label={props.placeholder}
          placeholder={props.placeholder}
          clearLabel={t('bar-cabinet.search-clear')}
          value={query}
          onChange={type}
          onSubmit={now}
        />
      </Box>
      <DialogContent sx={{ minHeight: { xs: '60dvh', sm: 440 } }}>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {heading}
        </Typography>
        <VisuallyHidden live="polite">
          {state.kind === 'found' ? t('bar-cabinet.results', { count: state.results.length }) : ''}
        </VisuallyHidden>
        {state.kind === 'failed' ? (
          <FailureBanner retry={now} retryText={t('bar-cabinet.try-again')}>
            {unreadText(state.error, t('bar-cabinet.offline'))}
          </FailureBanner>
        ) : choices === null ? (
          <Waiting />
        ) : choices.length === 0 ? (
          <>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {suggesting ? props.nothingSuggested : t('bar-cabinet.nothing-found', { query: query.trim() })}
            </Typography>
            {!suggesting && (
              <Button
                variant="outlined"
                component={RouterLink}
                to={props.create.to(query.trim())}
                // Takes the place of the dialog's entry in the history: Back leads to the shelf.
                replace
                startIcon={<AddIcon />}
                sx={{ mt: 2 }}
              >
                {props.create.text}
              </Button>
            )}
          </>
        ) : (
          <Box sx={{ opacity: state.kind === 'searching' ? 0.6 : 1, transition: 'opacity 150ms' }}>
            <ChoiceList
              label={heading}
              choices={choices}
              added={props.added}
              onAdd={props.onAdd}
              onTakeBack={props.onTakeBack}
            />
          </Box>
        )}
      </DialogContent>
    </Dialog>
  );
}
