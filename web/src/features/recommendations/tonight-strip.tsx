import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { STRIP_HEIGHT } from '#lib/browser/feed-hints.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { chosenForOne, type EveningProps, useEveningSource, useTonight } from './evening-drinks.ts';
import { reasonText } from './tonight-reason.ts';

const Drinks = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  // On a phone they go on beyond the edge of the window.
  marginInline: 'calc(-1 * var(--column-start)) calc(-1 * var(--column-end))',
  marginBlock: 0,
  padding: `${theme.spacing(0.5)} var(--column-end) ${theme.spacing(0.5)} var(--column-start)`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& li': { flex: '0 0 136px' },
  '& a': {
    display: 'grid',
    gap: theme.spacing(0.5),
    justifyItems: 'center',
    color: theme.vars.palette.text.primary,
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 12,
  },
  '& a:focus-visible': { outlineOffset: -2 },
}));

/** Two lines, no more: the strip is as high as it was said to be. */
const TwoLines = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

const Name = styled(TwoLines)(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600 }));

const Reason = styled(TwoLines)(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: 1.3,
  color: theme.vars.palette.text.secondary,
}));

/** Five drinks that can be made this evening, with reasons, and the way to all; nothing if none. */
export function TonightStrip(props: EveningProps) {
  const t = useText();
  const made = useTonight(useEveningSource(props), null, chosenForOne);
  if (made === null) return <Skeleton variant="rounded" height={STRIP_HEIGHT} />;
  if (made.makeable.length === 0) return null;
  const { catalogue } = props;
  return (
    <Box component="section" aria-labelledby="tonight" sx={{ minHeight: STRIP_HEIGHT }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 0.5 }}>
        <Typography variant="h2" id="tonight">
          {t('feed.tonight')}
        </Typography>
        <TextLink to={PATHS.tonight}>{t('feed.tonight.more')}</TextLink>
        <TextLink to={PATHS.whatCanIMake}>{t('feed.tonight.all', { count: made.makeable.length })}</TextLink>
      </Box>
      <Drinks aria-labelledby="tonight">
        {made.drinks.map(({ id, reason }) => {
          const recipe = catalogue.recipes.get(id);
          return (
            recipe && (
              <li key={id}>
                <Link to={PATHS.recipe(id)}>
                  <RecipeThumbnail
                    look={recipe.look === null ? null : lookOfCode(recipe.look)}
                    cover={recipe.cover}
                    size={112}
                  />
                  <Name dir="auto">{recipe.name}</Name>
                  <Reason dir="auto">{reasonText(reason, catalogue, t)}</Reason>
                </Link>
              </li>
            )
          );
        })}
      </Drinks>
    </Box>
  );
}
