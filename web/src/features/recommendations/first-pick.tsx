import { drinkLookSchema } from '@cellaret/domain/drawings/look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { Hero } from '#ui/hero.tsx';
import { PlayIcon } from '#ui/icons/actions.tsx';
import { clampLines } from '#ui/kit/lists/list-styles.ts';
import { StockBadge } from '#ui/shelf/stock-badge.tsx';
import type { EveningDrink } from './evening-drinks.ts';

/** The hero of an evening, lit by its drink. */
export function PickHero({
  drink,
  ...hero
}: Omit<ComponentProps<typeof Hero>, 'glow' | 'picture'> & { drink: EveningDrink | undefined }) {
  const { data: look } = drinkLookSchema.safeParse(drink?.look);
  return (
    <Hero
      glow={look?.liquid.colour ?? 'var(--c-palette-primary-main)'}
      picture={look && <DrinkPicture look={look} niche={false} />}
      {...hero}
    />
  );
}

interface FirstPickProps {
  drink: EveningDrink;
  /** Its name as a heading, which links to the recipe. */
  heading: (link: ReactNode) => ReactNode;
  /** Why it was chosen. */
  reason: string | null;
}

/** The evening's first drink on its hero: name, why, what is there, and the one button. */
export function FirstPick({ drink, heading, reason }: FirstPickProps) {
  const t = useText();
  return (
    <>
      {heading(
        <Link
          onClick={keepPicturePlace}
          to={PATHS.recipe(drink.id)}
          style={{ color: 'inherit', textDecoration: 'none' }}
        >
          {drink.name}
        </Link>,
      )}
      {reason !== null && <Typography variant="body2">{reason}</Typography>}
      <Box sx={clampLines(2)}>
        <StockBadge {...drink.availability} />
      </Box>
      <Button
        variant="contained"
        startIcon={<PlayIcon />}
        component={Link}
        to={PATHS.mixRecipe(drink.id, 1)}
        sx={{ justifySelf: 'start', mt: 0.5 }}
      >
        {t('tonight.mix')}
      </Button>
    </>
  );
}
