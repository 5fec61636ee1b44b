import type { Mark } from '@cellaret/domain/people/marks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useHearts } from '#data/people/marks.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { CardTile } from '#ui/kit/card.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { SmallTileGrid } from '#ui/kit/lists/tile-grid.ts';
import { useKeptCount } from '#ui/kit/lists/use-kept-count.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { Stars } from '#ui/marks/stars.tsx';
import { RecipeThumbnail } from '#ui/shelf/recipe-thumbnail.tsx';
import { markedDrinks, type Tab } from './marked.ts';
import { NothingMarked } from './nothing-marked.tsx';
import { useDrinkFacts } from './use-drink-facts.ts';

const FIRST = 48;

interface MarkedTilesProps {
  marks: Readonly<Record<string, Mark>>;
  tab: Exclude<Tab, 'made'>;
  tag: string | null;
}

/** The drinks of a tab as tiles, with a tag where one is named. */
export function MarkedTiles({ marks, tab, tag }: MarkedTilesProps) {
  const t = useText();
  const locale = useLocale();
  const hearts = useHearts('recipes');
  const ids = useMemo(() => Object.keys(marks).map(Number), [marks]);
  const facts = useDrinkFacts(ids);
  const drinks = useMemo(
    () => markedDrinks(marks, { tab, tag }, (id) => facts?.get(id)?.name, locale),
    [marks, tab, tag, facts, locale],
  );
  const [shown, setShown] = useKeptCount(`${tab} ${tag ?? ''}`, FIRST);
  if (facts === null) return <ListSkeleton label={t('common.loading')} />;
  if (drinks.length === 0) return <NothingMarked tab={tab} tag={tag} />;
  return (
    <>
      <SmallTileGrid role="list" aria-label={t(`marks.drinks.${tab}`)}>
        {drinks.slice(0, shown).map(({ id, name, mark }) => (
          <div role="listitem" key={id}>
            <CardTile
              headingLevel={2}
              to={PATHS.recipe(id)}
              name={name}
              picture={<RecipeThumbnail look={facts.get(id)?.look} cover={facts.get(id)?.cover} size={128} />}
              corner={<HeartToggle name={name} {...hearts(id)} />}
              line={mark.rating !== null && <Stars rating={mark.rating} />}
            />
          </div>
        ))}
      </SmallTileGrid>
      {drinks.length > shown && (
        <Box>
          <Button onClick={() => setShown(shown + FIRST)}>
            {t('marks.drinks.show-more', { count: drinks.length - shown })}
          </Button>
        </Box>
      )}
    </>
  );
}
