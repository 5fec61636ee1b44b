import type { SearchAnswer } from '@cellaret/domain/search/search-answer';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useText } from '#lib/i18n/i18n.ts';
import { joinedNames } from '#lib/text/names.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { useTermText } from './meaning-text.ts';

interface UnderstoodWordsProps {
  understood: SearchAnswer['understood'];
  /** Another query is to be searched for. */
  onQuery: (query: string) => void;
}

const Chip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  minHeight: 40,
  maxWidth: '100%',
  borderRadius: 20,
  overflow: 'hidden',
  fontWeight: 600,
  color: theme.vars.palette.primary.onTint,
  backgroundColor: theme.vars.palette.primary.tint,
  '&.negated': {
    color: theme.vars.palette.error.onTint,
    backgroundColor: theme.vars.palette.error.tint,
  },
  '& > *': { font: 'inherit', color: 'inherit', overflowWrap: 'anywhere' },
  '& > :first-of-type': { paddingInline: '14px 4px' },
  '& > :last-of-type:not(:first-of-type)': { minWidth: 40 },
}));

/** How a query was understood: each part is turned round by its word and taken off by its cross. */
export function UnderstoodWords({ understood, onQuery }: UnderstoodWordsProps) {
  const t = useText();
  const termText = useTermText();
  const { words, left_aside: aside, contradiction } = understood;
  const refused = words.filter(
    (term) => term.negated && words.some(({ negated, kind }) => !negated && kind === term.kind),
  );
  return (
    <>
      {words.length > 0 && (
        <Box
          component="ul"
          aria-label={t('search.understood')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
        >
          {words.map((term, at) => {
            const chip = termText(term);
            const { turned, off } = term;
            return (
              <Chip key={`${at} ${term.words}`} className={term.negated ? 'negated' : undefined}>
                {turned === null ? (
                  <Box component="span" sx={{ alignSelf: 'center' }}>
                    {chip}
                  </Box>
                ) : (
                  <ButtonBase
                    aria-label={t('search.term.turn', { chip, query: turned })}
                    onClick={() => onQuery(turned)}
                  >
                    {chip}
                  </ButtonBase>
                )}
                <ButtonBase aria-label={t('search.term.off', { chip })} onClick={() => onQuery(off)}>
                  <CloseIcon size={16} />
                </ButtonBase>
              </Chip>
            );
          })}
        </Box>
      )}
      {contradiction && (
        <Banner tone="notice">
          {t('search.contradiction', { words: joinedNames(refused.map((term) => term.words)) })}
        </Banner>
      )}
      {aside.length > 0 && (
        <Banner tone="notice">{t('search.left-aside', { words: joinedNames(aside) })}</Banner>
      )}
    </>
  );
}
