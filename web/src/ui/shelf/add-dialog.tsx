import { foldName } from '@cellaret/domain/core/folding';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useSearch } from '#lib/hooks/use-search.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { AddIcon, CloseIcon } from '../icons/actions.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FailureBanner } from '../kit/failure-banner.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Filling, ShelfTexts } from './shelf-types.ts';

interface AddDialogProps<T> {
  texts: ShelfTexts;
  filling: Filling<T>;
  /** Ids on the shelf. */
  added: ReadonlySet<number>;
  onClose: () => void;
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1 }} aria-hidden>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} />
    ))}
  </Box>
);

interface CreateButtonProps {
  create: Filling<never>['create'];
  name: string;
  text: (name: string) => string;
}

/** Creates the thing that was searched for and not found. */
function CreateButton({ create, name, text }: CreateButtonProps) {
  const look = {
    variant: 'outlined',
    startIcon: <AddIcon />,
    sx: { mt: 2, maxWidth: '100%', overflowWrap: 'anywhere' },
  } as const;
  return 'here' in create ? (
    <Button {...look} onClick={() => create.here(name)}>
      {text(name)}
    </Button>
  ) : (
    // With an entry of its own in the history: in the place of the dialog's, the form could not hold Back up
    // and ask.
    <Button {...look} component={Link} to={create.at(name)}>
      {text(name)}
    </Button>
  );
}

/** The search box over suggestions or results with which a shelf is filled. Mounted only while open. */
export function AddDialog<T>({ texts, filling, added, onClose }: AddDialogProps<T>) {
  const t = useText();
  const unreadText = useUnreadText();
  const { typed: query, type, now, status: state } = useSearch('', [texts.addTitle], filling.search);
  const suggesting = state.kind === 'suggesting';
  const heading = t(suggesting ? 'bar-cabinet.suggested' : 'bar-cabinet.search-results');
  // The dialog stands before what it offers is drawn: on a slow phone that takes longer than a touch may.
  const isStanding = useDeferredValue(true, false);
  const suggestions = filling.suggestions.state === 'loading' ? null : filling.choices;
  const choices = suggesting
    ? suggestions
    : state.kind === 'found'
      ? state.results
      : state.kind === 'searching'
        ? state.shown
        : null;
  const failed =
    state.kind === 'failed'
      ? { error: state.error, retry: now }
      : suggesting && filling.suggestions.state === 'error'
        ? filling.suggestions
        : null;
  const name = query.trim();
  // The results may be of something else: words that nothing has are left aside.
  const isCalled = choices?.some((choice) => foldName(choice.name) === foldName(name)) ?? false;
  const create = state.kind === 'found' && !isCalled && (
    <CreateButton create={filling.create} name={name} text={texts.create} />
  );

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="add-title">
      {/* With an id of its own: Material gives it the one the dialog is labelled by, and the Close button would be read with the title. */}
      <DialogTitle
        id="add-heading"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <span id="add-title">{texts.addTitle}</span>
        <IconButton onClick={onClose} aria-label={t('bar-cabinet.close')} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {/* Above what scrolls: the box stays in reach however long the list is. */}
      <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 1.5 }}>
        <SearchField
          autoFocus
          label={texts.placeholder}
          placeholder={texts.placeholder}
          clearLabel={t('bar-cabinet.search-clear')}
          value={query}
          onChange={type}
          onSubmit={now}
        />
      </Box>
      <DialogContent sx={{ minHeight: { xs: '60dvh', sm: 440 } }}>
        {isStanding && (
          <>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {heading}
            </Typography>
            <VisuallyHidden live="polite">
              {state.kind === 'found' ? t('bar-cabinet.results', { count: state.results.length }) : ''}
            </VisuallyHidden>
            {failed ? (
              <FailureBanner retry={failed.retry} retryText={t('bar-cabinet.try-again')}>
                {unreadText(failed.error, t('bar-cabinet.offline'))}
              </FailureBanner>
            ) : choices === null ? (
              <Waiting />
            ) : choices.length === 0 ? (
              <>
                <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {suggesting
                    ? t('bar-cabinet.nothing-suggested')
                    : t('bar-cabinet.nothing-found', { query: name })}
                </Typography>
                {create}
              </>
            ) : (
              <Box sx={{ opacity: state.kind === 'searching' ? 0.6 : 1, transition: 'opacity 150ms' }}>
                <ChoiceList
                  label={heading}
                  choices={choices}
                  added={added}
                  onAdd={filling.add}
                  onTakeBack={filling.remove}
                />
                {create}
              </Box>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
