import type { Party, Purchase } from '@cellaret/domain/parties/party';
import {
  bottlesOf,
  writtenBottles,
  type Plan,
  type PlanInput,
  type SaidBottle,
} from '@cellaret/domain/parties/plan';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel, ingredientLabels } from '#lib/i18n/reference-words.ts';
import { EditIcon } from '#ui/icons/actions.tsx';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { LINED_ROW } from '#ui/kit/lists/list-styles.ts';
import { usePartyTexts } from './party-texts.ts';
import type { Units } from './use-party.ts';

const BottleDialog = lazyDialog(async () => (await import('./bottle-size-dialog.tsx')).BottleDialog);

interface PartyPurchasesProps {
  plan: Plan;
  party: Party;
  units: Units;
  onChange: (change: Partial<PlanInput>) => void;
}

/** Needs, stock and purchases, with the arithmetic. */
export function PartyPurchases({ plan, party, units, onChange }: PartyPurchasesProps) {
  const t = useText();
  const { volume, piecesOf } = usePartyTexts(units);
  const [open, setOpen] = useState<Purchase | null>(null);
  const bought = party.purchases.filter(({ always }) => !always);
  const always = party.purchases.filter((one) => one.always).map(({ name }) => name);

  const sumTextOf = ({ left_ml, guessed }: Purchase) => {
    if (left_ml === 0) return 'party.purchase.none-left' as const;
    return guessed ? ('party.purchase.guessed' as const) : ('party.purchase.sum' as const);
  };
  const sumOf = (purchase: Purchase): string => {
    const { ml, left_ml, size_ml, bottles, pieces } = purchase;
    const sum = {
      need: volume(ml),
      left: volume(left_ml),
      size: volume(size_ml),
      count: bottles,
      waste: plan.waste_percent,
    };
    return [
      ...(ml > 0 ? [t(sumTextOf(purchase), sum)] : []),
      ...(pieces.length > 0 ? [piecesOf(pieces)] : []),
    ].join(' · ');
  };
  const wordsOf = ({ ml, bottles, size_ml, there }: Purchase): string => {
    if (ml === 0 && !there) return t('party.purchase.pieces');
    return ml === 0 || bottles === 0
      ? t('party.purchase.enough')
      : t('party.purchase.bottles', { count: bottles, size: volume(size_ml) });
  };
  const say = (id: number, said: SaidBottle): void => {
    const written = writtenBottles(bottlesOf(plan).set(id, said));
    if (written !== null) onChange({ bottles: written });
  };
  return (
    <Box component="section" aria-labelledby="party-buy" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="party-buy">
        {t('party.buy')}
      </Typography>
      <Box component="ul" aria-labelledby="party-buy" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bought.map((one) => (
          <Box
            component="li"
            key={one.ingredient_id}
            sx={{ ...LINED_ROW, minHeight: 0, py: 1, breakInside: 'avoid' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box component="span" dir="auto" sx={{ fontWeight: 600 }}>
                {ingredientLabel(one.name)}
              </Box>{' '}
              <Box component="span">{wordsOf(one)}</Box>
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{sumOf(one)}</Box>
            </Box>
            {one.ml > 0 && (
              <Button
                aria-label={t('party.bottle.change', { name: ingredientLabel(one.name) })}
                onClick={() => setOpen(one)}
                sx={{ minWidth: 48 }}
              >
                <EditIcon />
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {always.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('party.always', { names: ingredientLabels(always) })}
        </Typography>
      )}
      {open && (
        <BottleDialog
          name={ingredientLabel(open.name)}
          said={bottlesOf(plan).get(open.ingredient_id) ?? { size_ml: null, left_ml: null, price: null }}
          usual={{ size_ml: open.size_ml, left_ml: open.left_ml }}
          onClose={() => setOpen(null)}
          onSave={(said) => say(open.ingredient_id, said)}
        />
      )}
    </Box>
  );
}
