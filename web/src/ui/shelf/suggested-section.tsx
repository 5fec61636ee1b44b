import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import type { Loaded } from '#lib/use-loaded.ts';
import { Banner } from '../kit/banner.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Choice } from './choice.ts';

interface SuggestedSectionProps<T> {
  suggestions: Loaded<unknown>;
  choices: readonly Choice<T>[];
  added: ReadonlySet<number>;
  onAdd: (item: T) => void;
  onTakeBack: (id: number) => void;
}

/** The 'Suggested' list below a shelf. */
export function SuggestedSection<T>({
  suggestions,
  choices,
  added,
  onAdd,
  onTakeBack,
}: SuggestedSectionProps<T>) {
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
            onAdd={onAdd}
            onTakeBack={onTakeBack}
          />
        ))}
    </Box>
  );
}
