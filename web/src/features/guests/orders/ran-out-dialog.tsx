import { providedWithin } from '@cellaret/domain/availability/matching/match';
import type { Gate } from '@cellaret/domain/guests/guests';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId } from 'react';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { inStock } from '#data/catalogue/stock.ts';
import { placeOfGate, setInStock, useServingCabinet } from '#data/guests/orders.ts';
import { useRecipeView } from '#data/recipes/recipes.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import type { RanOut } from './use-moves.ts';

interface RanOutDialogProps {
  token: string;
  gate: Gate;
  recipeId: number;
  /** Told which bottle it was; null for none. */
  onDone: (bottle: RanOut | null) => void;
}

/** Asks which bottle ran out, so that no other guest orders what it makes. */
export function RanOutDialog({ token, gate, recipeId, onDone }: RanOutDialogProps) {
  const t = useText();
  const title = useId();
  const place = placeOfGate(gate);
  const cabinet = useServingCabinet(place, token);
  const recipe = useRecipeView(recipeId);
  const catalogue = useCatalogue();
  const matching = catalogue.state === 'ready' ? catalogue.value?.matching : undefined;
  const ids = inStock(cabinet);
  const needed = recipe.state === 'ready' ? (recipe.value?.recipe_items ?? []) : [];
  // A rye does for a whiskey; without the catalogue only what the recipe names is known.
  const provides = matching && providedWithin(matching, ids, []).provides;
  const bottles = [
    ...new Set(
      needed.map(({ ingredient_id: id }) => provides?.get(id) ?? id).filter((id) => ids.includes(id)),
    ),
  ];
  const isNone = cabinet !== null && recipe.state !== 'loading' && bottles.length === 0;
  useEffect(() => {
    if (isNone) onDone(null);
    // Asked once; the answer goes where it was asked.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNone]);
  if (cabinet === null || bottles.length === 0) return null;
  const empty = (id: number, name: string): void => {
    const set = (isInStock: boolean) => setInStock(place, cabinet.id, id, isInStock).catch(showFailure);
    void set(false);
    onDone({ name, putBack: () => void set(true) });
  };
  return (
    <Dialog open onClose={() => onDone(null)} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('orders.ran-out')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="textSecondary">{t('orders.ran-out.about')}</Typography>
        {bottles.map((id) => {
          const name = ingredientLabel(cabinet.items[String(id)]?.ingredient_name ?? '…');
          return (
            <Button key={id} variant="outlined" dir="auto" onClick={() => empty(id, name)}>
              {name}
            </Button>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(null)}>{t('orders.ran-out.none')}</Button>
      </DialogActions>
    </Dialog>
  );
}
