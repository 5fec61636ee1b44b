import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { Banner } from '../kit/banner.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Filling } from './shelf.ts';

interface SuggestedSectionProps<T> {
  filling: Filling<T>;
  /** Ids on the shelf. */
  added: ReadonlySet<number>;
}

/** The 'Suggested' list below a shelf. */
export function SuggestedSection<T>({ filling, added }: SuggestedSectionProps<T>) {
  const { suggestions, choices } = filling;
  const t = useText();
  return (
    <Box
      component="section"
      aria-labelledby="suggested"
      sx={{ mt: 3, display: 'grid', gap: 1, displayPrint: 'none' }}
    >
      <Typography variant="h2" id="suggested">
        {t('bar-cabinet.suggested')}
      </Typography>
      {suggestions.state === 'loading' && <Skeleton variant="rounded" height={72} />}
      {suggestions.state === 'error' && (
        <Banner
          tone="notice"
          action={
            <Button color="inherit" onClick={suggestions.retry}>
              {t('bar-cabinet.try-again')}
            </Button>
          }
        >
          {t('bar-cabinet.suggestions-failed')}
        </Banner>
      )}
      {suggestions.state === 'ready' &&
        (choices.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('bar-cabinet.nothing-suggested')}</Typography>
        ) : (
          <ChoiceList
            label={t('bar-cabinet.suggested')}
            choices={choices}
            added={added}
            onAdd={filling.add}
            onTakeBack={filling.remove}
          />
        ))}
    </Box>
  );
}
