import { ingredientInputOf, type Ingredient } from '@cellaret/domain/ingredients/ingredient';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIngredientVersions } from '#data/ingredients/ingredients.ts';
import { updateIngredient } from '#data/ingredients/save-ingredient.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { formatMoment } from '#lib/text/format.ts';
import { changedFields } from './form/ingredient-differences.ts';
import { FIELD_LABELS } from './form/ingredient-form-model.ts';
import { useIngredientFailureText } from './form/use-ingredient-failure-text.ts';

/** The versions an ingredient had, newest first, each with what the next one changed and a way back. */
export function VersionHistory({ ingredient }: { ingredient: Ingredient }) {
  const t = useText();
  const failureText = useIngredientFailureText();
  const versions = useIngredientVersions(ingredient.id);
  const [busy, setBusy] = useState<number | null>(null);
  if (versions.state !== 'ready' || versions.value.length === 0) return null;

  const restore = async (version: Ingredient) => {
    setBusy(version.version);
    try {
      const isMoved = version.parent_ingredient_id !== ingredient.parent_ingredient_id;
      await updateIngredient(ingredient.id, ingredient.version, ingredientInputOf(version), { isMoved });
      showToast(t('history.restored', { version: version.version }), { tone: 'success' });
    } catch (failure) {
      logFailure('The version could not be restored', failure);
      showToast(failureText(failure), { tone: 'error' });
    } finally {
      setBusy(null);
    }
  };

  return (
    <Box component="section" aria-labelledby="history" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="history">
        {t('history.heading')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {versions.value.map((version, index) => {
          const next = versions.value[index - 1] ?? ingredient;
          const changes = changedFields(ingredientInputOf(version), ingredientInputOf(next));
          return (
            <Box
              component="li"
              key={version.version}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 2,
                alignItems: 'center',
                p: 2,
                borderRadius: '12px',
                bgcolor: 'background.paper',
                boxShadow: 1,
              }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {t('history.version', { version: version.version })}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('history.span', {
                    from: formatMoment(version.valid_from),
                    to: version.valid_to ? formatMoment(version.valid_to) : '',
                  })}
                </Typography>
                <Typography variant="body2">
                  {t('history.changes', { list: changes.map((field) => t(FIELD_LABELS[field])).join(', ') })}
                </Typography>
              </Box>
              <Button
                variant="outlined"
                size="small"
                disabled={busy !== null}
                aria-label={t('history.restore-version', { version: version.version })}
                onClick={() => void restore(version)}
              >
                {t('history.restore')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
