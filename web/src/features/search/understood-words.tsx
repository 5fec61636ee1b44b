import type { SearchAnswer } from '@cellaret/domain/api-answers';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#lib/i18n/i18n.ts';
import { ChipList } from '#ui/kit/chip-list.tsx';
import { useMeaningText } from './meaning-text.ts';

interface UnderstoodWordsProps {
  words: SearchAnswer['understood']['words'];
  /** A word is to be taken as it was typed. */
  onLiteral: (word: string) => void;
}

/** How words of taste and strength were understood; each can be taken back. */
export function UnderstoodWords({ words, onLiteral }: UnderstoodWordsProps) {
  const t = useText();
  const meaningText = useMeaningText();
  const items = words.map((one) => ({ id: one.word, label: meaningText(one) }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="span" color="textSecondary">
        {t('search.understood')}
      </Typography>
      <ChipList
        label={t('search.understood')}
        items={items}
        onRemove={onLiteral}
        removeLabel={(meaning) =>
          t('search.as-typed', { word: items.find(({ label }) => label === meaning)?.id ?? '', meaning })
        }
      />
    </Box>
  );
}
