import { swapRulesOf, type SwapRule } from '@cellaret/domain/availability/swap-rules';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSwapRules } from '#data/cabinets/swap-rules.ts';
import { useIngredientNames } from '#data/catalogue/ingredient-names.ts';
import { useMayChange } from '#data/session/place.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';

/** Substitutions that a cabinet always or never makes; each can be removed and restored. */
export function HouseSwaps({ cabinet }: { cabinet: BarCabinet }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const decide = useSwapRules(cabinet);
  const mayChange = useMayChange();
  const rules = swapRulesOf(cabinet.swap_rules);
  const nameOf = useIngredientNames(
    rules.flatMap((rule) => [rule.ingredient_id, rule.stand_in_ingredient_id]),
  );
  const textOf = (rule: SwapRule): string =>
    t(rule.accepted ? 'bar-cabinet.rules.swaps.always' : 'bar-cabinet.rules.swaps.never', {
      wanted: nameOf(rule.ingredient_id),
      taken: nameOf(rule.stand_in_ingredient_id),
    });
  const remove = (rule: SwapRule): void => {
    decide(rule, null)?.saved.catch(showFailure);
    // The button goes with its rule.
    heading.current?.focus();
    showToast(t('bar-cabinet.rules.removed', { rule: textOf(rule) }), {
      action: {
        label: t('bar-cabinet.undo'),
        run: () => void decide(rule, rule.accepted)?.saved.catch(showFailure),
      },
    });
  };
  return (
    <Box component="section" aria-labelledby="swaps">
      <Typography variant="h2" id="swaps" ref={heading} tabIndex={-1}>
        {t('bar-cabinet.rules.swaps')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('bar-cabinet.rules.swaps.in', { cabinet: cabinet.bar_cabinet_name })}
      </Typography>
      {rules.length === 0 ? (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
          <Typography>{t('bar-cabinet.rules.swaps.none')}</Typography>
          <Button component={Link} to={PATHS.whatCanIMake}>
            {t('bar-cabinet.rules.recipes')}
          </Button>
        </Box>
      ) : (
        <Box component="ul" aria-labelledby="swaps" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {rules.map((rule) => (
            <Box
              component="li"
              key={`${rule.ingredient_id} ${rule.stand_in_ingredient_id}`}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                minHeight: 48,
                maxWidth: 560,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {textOf(rule)}
              </Box>
              {mayChange && (
                <IconButton
                  aria-label={t('bar-cabinet.rules.remove', { rule: textOf(rule) })}
                  onClick={() => remove(rule)}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
