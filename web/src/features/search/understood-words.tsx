import type { SearchAnswer } from '@cellaret/domain/search/search-answer';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useText } from '#lib/i18n/i18n.ts';
import { joinedNames } from '#lib/text/names.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { useTermText } from './meaning-text.ts';
import { SplitChip, SplitChips } from './split-chip.tsx';

interface UnderstoodWordsProps {
  understood: SearchAnswer['understood'];
  /** Another query is to be searched for. */
  onQuery: (query: string) => void;
}

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
        <SplitChips aria-label={t('search.understood')}>
          {words.map((term, at) => {
            const chip = termText(term);
            const { turned, off } = term;
            return (
              <SplitChip key={`${at} ${term.words}`} className={term.negated ? 'negated' : undefined}>
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
              </SplitChip>
            );
          })}
        </SplitChips>
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
