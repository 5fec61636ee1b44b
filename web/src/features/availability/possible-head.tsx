import { drinkLookSchema } from '@cellaret/domain/drawings/look';
import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import type { OwnFilters } from '@cellaret/domain/search/requests';
import { ownFilterCount } from '@cellaret/domain/search/requests';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMarks } from '#data/people/marks.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ownTags } from '#lib/own-tags.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { Hero } from '#ui/hero.tsx';
import { HeartIcon } from '#ui/icons/actions.tsx';
import { ChoiceLinks } from '#ui/kit/choice-links.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { OwnFilter } from '#ui/marks/own-filter.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PossibleGroup } from './possible.ts';
import { useShownPart } from './shown-part.ts';

/** Filters on one's own marks, and how to ask for others. */
export interface Own {
  filters: OwnFilters;
  ask: (next: OwnFilters) => void;
}

interface PossibleHeadProps {
  cabinetName: string;
  ready: PossibleGroup;
  replaced: PossibleGroup;
  own: Own;
}

/** How many drinks a cabinet makes, as the hero, and chips to see a part of them. */
export function PossibleHead({ cabinetName, ready, replaced, own }: PossibleHeadProps) {
  const t = useText();
  const { showsReady, showsReplaced } = useShownPart();
  const count = ready.count + replaced.count;
  const first = ready.recipes[0] ?? replaced.recipes[0];
  const { data: look } = drinkLookSchema.safeParse(
    typeof first?.look === 'string' ? lookOfCode(first.look) : first?.look,
  );
  return (
    <>
      <Hero
        inset
        low
        glow={look?.liquid.colour ?? 'var(--c-palette-stock-main)'}
        picture={look && <DrinkPicture look={look} niche={false} />}
      >
        <TextLink to={PATHS.barCabinet}>{cabinetName}</TextLink>
        <VisuallyHidden live="polite">{t('search.explore.count', { count })}</VisuallyHidden>
        <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography variant="hero" sx={{ fontSize: 'calc(var(--t-hero) * 1.5)' }}>
            {formatNumber(count)}
          </Typography>
          <Typography variant="h2" component="p" sx={{ flex: '1 1 0', minWidth: '6em', maxWidth: '8em' }}>
            {t('search.explore.drinks', { count })}
          </Typography>
        </Box>
      </Hero>
      <YoursAndParts
        own={own}
        parts={[
          { value: null, count: formatNumber(count), isChosen: showsReady && showsReplaced },
          { value: 'have', count: formatNumber(ready.count), isChosen: !showsReplaced },
          { value: 'swaps', count: formatNumber(replaced.count), isChosen: !showsReady },
        ]}
      />
    </>
  );
}

interface YoursAndPartsProps {
  own: Own;
  parts: readonly { value: 'have' | 'swaps' | null; count: string; isChosen: boolean }[];
}

function YoursAndParts({ own, parts }: YoursAndPartsProps) {
  const t = useText();
  const marked = useMarks('recipes');
  const isFiltered = ownFilterCount(own.filters) > 0;
  const [open, setOpen] = useState(isFiltered);
  return (
    <>
      <ChoiceLinks
        label={t('section.what-can-i-make')}
        name="show"
        options={parts.map(({ value, count, isChosen }) => ({
          value,
          isChosen,
          text: t(`search.explore.show.${value ?? 'all'}`, { count }),
        }))}
      >
        <IconButton
          aria-label={t('search.own')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ borderRadius: '24px', bgcolor: isFiltered ? 'primary.tint' : 'well' }}
        >
          <HeartIcon filled={isFiltered} />
        </IconButton>
      </ChoiceLinks>
      {open && (
        <Box sx={{ maxWidth: 480 }}>
          <OwnFilter
            value={own.filters}
            used={marked.state === 'ready' ? ownTags(marked.value) : []}
            onChange={own.ask}
          />
        </Box>
      )}
    </>
  );
}
