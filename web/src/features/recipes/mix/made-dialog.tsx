import { type Pour, pouredFrom } from '@cellaret/domain/cabinets/bottles';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { Mark } from '@cellaret/domain/people/marks';
import type { RecipeItemView, RecipeView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { pourBottle } from '#data/cabinets/bottles.ts';
import { type Stock, useStock } from '#data/catalogue/stock.ts';
import { makeEntry } from '#data/people/log.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { useMayChange } from '#data/session/place.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { dayOf, momentOn } from '#lib/text/format.ts';
import { Dialog } from '#ui/kit/dialog.tsx';
import { StarRating } from '#ui/marks/star-rating.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { poursOf } from './pours.ts';

/** Amounts that a drink takes from the bottles, and the action that takes them. */
interface Pours {
  /** Empty where no bottle is followed. */
  readonly pours: readonly (Pour & { readonly name: string })[];
  /** Takes it out of each bottle; returns how to put it back. */
  readonly pour: () => () => void;
}

function pourAll({ cabinet }: Stock, pours: readonly Pour[]): () => void {
  const today = dayOf();
  const done = pours.flatMap(({ ingredient_id: id, ml }) => {
    const before = cabinet.items[String(id)];
    return before ? [{ id, before, poured: pouredFrom(before, ml, today) }] : [];
  });
  for (const { id, poured } of done) pourBottle(cabinet.id, id, poured).catch(showFailure);
  return () => {
    for (const { id, before, poured } of done) {
      const { left_ml, spare, opened_on } = poured;
      pourBottle(cabinet.id, id, {
        left_ml: -left_ml,
        ...(spare !== undefined && { spare: -spare }),
        ...(opened_on !== undefined && { opened_on: before.opened_on ?? null }),
      }).catch(showFailure);
    }
  };
}

const NOTHING: Pours = { pours: [], pour: () => () => undefined };

/** Amounts that so many servings take from the bottles of the selected cabinet. */
function usePours(items: readonly RecipeItemView[], servings: number): Pours {
  const stock = useStock();
  const units = useOptionList('quantity_units');
  const mayChange = useMayChange();
  if (stock === null || !mayChange) return NOTHING;
  const unitOf = (id: number) =>
    units.state === 'ready' ? units.value.find((one) => one.id === id) : undefined;
  const pours = poursOf(items, servings, stock, unitOf).map((one) => ({
    ...one,
    name: ingredientLabel(stock.cabinet.items[String(one.ingredient_id)]?.ingredient_name ?? '…'),
  }));
  return { pours, pour: () => pourAll(stock, pours) };
}

interface MadeDialogProps {
  recipe: Pick<RecipeView, 'id' | 'recipe_name' | 'recipe_items'>;
  mark: Mark;
  /** How many were made, unless somebody says otherwise. */
  servings: number;
  onClose: () => void;
}

const noop = () => undefined;

/** Logs a drink: when, for how many, how good; and takes it off the bottles whose level is followed. */
export function MadeDialog({ recipe, mark, servings, onClose }: MadeDialogProps) {
  const t = useText();
  const title = useId();
  const stars = useId();
  const [count, setCount] = useState(String(servings));
  const [day, setDay] = useState(dayOf());
  const [rating, setRating] = useState(mark.rating);
  const [note, setNote] = useState('');
  const { min, max } = LIMITS.log.servings;
  const number = Number(count);
  const isCount = Number.isInteger(number) && number >= min && number <= max;
  const made_at = momentOn(day);
  const [taking, setTaking] = useState(true);
  const { pours, pour } = usePours(recipe.recipe_items, isCount ? number : 0);

  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isCount || made_at === null) return;
    const made = { recipe_id: recipe.id, recipe_name: recipe.recipe_name, servings: number, made_at };
    const entry = { ...made, rating, note: note.trim() };
    const takeBack = makeEntry(entry, mark);
    const putBack = taking ? pour() : noop;
    const poured = taking && pours.length > 0 ? t('marks.made.poured', { count: pours.length }) : '';
    showToast(`${t('marks.made.done', { name: recipe.recipe_name })} ${poured}`.trim(), {
      action: {
        label: t('marks.undo'),
        run: () => {
          takeBack();
          putBack();
        },
      },
    });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {t('marks.made.title', { name: recipe.recipe_name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 2fr', pt: 1 }}>
            <TextInput
              label={t('marks.made.servings')}
              value={count}
              error={isCount ? undefined : t('marks.made.servings.wrong', { min, max })}
              onChange={(event) => setCount(event.target.value)}
              inputProps={{ inputMode: 'numeric' }}
            />
            <TextInput
              label={t('marks.made.day')}
              type="date"
              value={day}
              error={made_at === null ? t('marks.made.day.wrong') : undefined}
              onChange={(event) => setDay(event.target.value)}
              inputProps={{ max: dayOf() }}
            />
          </Box>
          <Box>
            <Typography id={stars}>{t('marks.rating')}</Typography>
            <Box role="group" aria-labelledby={stars}>
              <StarRating name="made-rating" value={rating} onChange={setRating} />
            </Box>
          </Box>
          <TextInput
            label={t('marks.made.note')}
            value={note}
            multiline
            onChange={(event) => setNote(event.target.value)}
            inputProps={{ maxLength: LIMITS.log.note.max }}
          />
          {pours.length > 0 && (
            <FormControlLabel
              control={<Checkbox checked={taking} onChange={(_, checked) => setTaking(checked)} />}
              label={t('marks.made.pour', {
                amounts: pours.map(({ name, ml }) => t('marks.made.pour.one', { name, ml })).join(', '),
              })}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('marks.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('marks.made.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
