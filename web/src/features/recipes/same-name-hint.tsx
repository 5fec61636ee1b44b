import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { RecipeInput } from '@cellaret/domain/recipe';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { findSameName } from '#data/cards.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import type { RecipeFormValues } from './recipe-form-model.ts';

const PAUSE_MS = 600;

interface SameNameHintProps {
  control: Control<RecipeFormValues, unknown, RecipeInput>;
  exceptId: number | undefined;
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Superseded', 'AbortError'));
    });
  });

/** Says, without standing in the way, that a recipe of this name exists already. */
export function SameNameHint({ control, exceptId }: SameNameHintProps) {
  const t = useText();
  const name = useDeferredValue(useWatch({ control, name: 'recipe_name' })).trim();
  const same = useLoaded(name === '' ? null : name, async (signal) => {
    await pause(signal);
    return findSameName('recipe', name, exceptId);
  });
  if (same.state !== 'ready' || same.value === null) return null;
  return (
    <Typography role="status" variant="body2" sx={{ mt: 1 }}>
      {t('recipes.form.same-name')}{' '}
      <Link component={RouterLink} to={PATHS.recipe(same.value.id)}>
        {same.value.name}
      </Link>
    </Typography>
  );
}
