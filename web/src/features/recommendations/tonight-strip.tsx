import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { STRIP_SIZE } from '#lib/browser/feed-hints.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { heroName } from '#ui/hero-name.ts';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { chosenForOne, type EveningProps, useEveningSource, useTonight } from './evening-drinks.ts';
import { FirstPick, PickHero } from './first-pick.tsx';

/** Three beside each other. */
const Drinks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gap: theme.spacing(0.5),
    justifyItems: 'center',
    color: theme.vars.palette.text.primary,
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: 12,
  },
}));

const OTHERS = 3;

/** The first of the evening's drinks as the hero, three more, and the way to all; nothing if none. */
export function TonightStrip(props: EveningProps) {
  const t = useText();
  const made = useTonight(useEveningSource(props), null, chosenForOne);
  if (made === null) return <Skeleton variant="rounded" sx={STRIP_SIZE} />;
  const [first, ...others] = made.drinks;
  if (!first) return null;
  return (
    // A root of its own, so that the hero, which reaches up under the header, does not take the feed along.
    <Box
      component="section"
      aria-labelledby="tonight"
      sx={{ display: 'flow-root', minHeight: STRIP_SIZE.height }}
    >
      <PickHero drink={first}>
        <Typography variant="overline" component="p" id="tonight">
          {t('feed.tonight')}
        </Typography>
        <FirstPick
          drink={first}
          reason={null}
          heading={(link) => (
            <Typography
              variant="h2"
              dir="auto"
              {...heroName(first.name)}
              // Beside the glass, in two lines where it has two words; no word is broken.
              sx={{ minWidth: 'min-content', maxWidth: { xs: 'calc(100% - 44px)', md: 'none' } }}
            >
              {link}
            </Typography>
          )}
        />
      </PickHero>
      {others.length > 0 && (
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              columnGap: { xs: 1, sm: 2 },
              my: 1.5,
            }}
          >
            <Typography variant="h2" id="tonight-also" sx={{ mr: 'auto' }}>
              {t('feed.tonight.also')}
            </Typography>
            <TextLink to={PATHS.tonight} sx={{ fontSize: { xs: 'var(--t-meta)', sm: '1rem' } }}>
              {t('feed.tonight.more')}
            </TextLink>
            {/* A phone has no room for it here; Tonight leads on to all. */}
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <TextLink to={PATHS.whatCanIMake}>
                {t('feed.tonight.all', { count: made.makeable.length })}
              </TextLink>
            </Box>
          </Box>
          <Drinks aria-labelledby="tonight-also">
            {others.slice(0, OTHERS).map(({ id, name, look, cover }) => (
              <li key={id}>
                <Link onClick={keepPicturePlace} to={PATHS.recipe(id)}>
                  <RecipeThumbnail look={look} cover={cover} size={88} />
                  <Typography variant="h3" component="span" dir="auto" sx={{ fontSize: '1rem' }}>
                    {name}
                  </Typography>
                </Link>
              </li>
            ))}
          </Drinks>
        </>
      )}
    </Box>
  );
}
