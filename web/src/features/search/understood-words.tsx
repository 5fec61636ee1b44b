import type { SearchAnswer } from '@cellaret/domain/search/search-answer';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { RefObject } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { joinedNames } from '#lib/text/names.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { chipBeside } from './chip-beside.ts';
import { useTermText } from './meaning-text.ts';
import { SplitChip, SplitChips } from './split-chip.tsx';

interface UnderstoodWordsProps {
  understood: SearchAnswer['understood'];
  /** Another query is to be searched for. */
  onQuery: (query: string) => void;
  /** Takes the focus after the last chip. */
  box: RefObject<HTMLInputElement | null>;
}

/** How a query was understood: each part is turned round by its word and taken off by its cross. */
export function UnderstoodWords({ understood, onQuery, box }: UnderstoodWordsProps) {
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
            // A chip stays itself, and keeps the focus, when one before it goes.
            const before = words.slice(0, at).filter(({ words: others }) => others === term.words).length;
            return (
              <SplitChip key={`${before} ${term.words}`} className={term.negated ? 'negated' : undefined}>
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
                <ButtonBase
                  aria-label={t('search.term.off', { chip })}
                  onClick={({ currentTarget }) => {
                    (chipBeside(currentTarget.closest('li')) ?? box.current)?.focus();
                    onQuery(off);
                  }}
                >
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
