import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { AddIcon } from '#ui/icons/actions.tsx';

/** Where a search found nothing: what is missing can be written by the one who misses it. */
export function WaysOn({ name }: { name: string }) {
  const t = useText();
  const ways = [
    { to: PATHS.createIngredientNamed(name), text: t('search.create-ingredient', { name }) },
    { to: PATHS.createRecipeNamed(name), text: t('search.create-recipe', { name }) },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, maxWidth: '100%' }}>
      {ways.map(({ to, text }) => (
        <Button
          key={to}
          variant="outlined"
          component={RouterLink}
          to={to}
          startIcon={<AddIcon />}
          sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}
