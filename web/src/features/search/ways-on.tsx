import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useForget } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { createIngredientHere } from '#ui/form/create-here.ts';
import { AddIcon } from '#ui/icons/actions.tsx';

const look = {
  variant: 'outlined',
  startIcon: <AddIcon />,
  sx: { maxWidth: '100%', overflowWrap: 'anywhere' },
} as const;

/**
 * Where a search found nothing: what is missing can be written by the one who misses it. A recipe takes a
 * page, an ingredient does not.
 */
export function WaysOn({ name }: { name: string }) {
  const t = useText();
  const navigate = useNavigate();
  const forget = useForget('search');
  // A second search starts a new request. While the first is still running it would start too soon.
  const hasMade = useRef(false);
  useEffect(
    () => () => {
      if (hasMade.current) forget();
    },
    [forget],
  );
  const createIngredient = async (): Promise<void> => {
    const made = await createIngredientHere(name);
    if (made === null) return;
    hasMade.current = true;
    // Replaces the search, which is answered: the API knows it a moment later than a quick Back.
    await navigate(PATHS.ingredient(made.id), { replace: true });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, maxWidth: '100%' }}>
      <Button {...look} onClick={() => void createIngredient()}>
        {t('search.create-ingredient', { name })}
      </Button>
      <Button {...look} component={Link} to={PATHS.createRecipeNamed(name)}>
        {t('search.create-recipe', { name })}
      </Button>
    </Box>
  );
}
