import type { SubstitutePair } from '@cellaret/domain/availability/substitutes';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { useHouseRules } from '#data/cabinets/house-rules.ts';
import { addBottles, saveShelfEntry } from '#data/cabinets/shelves.ts';
import type { Stock } from '#data/catalogue/stock.ts';
import type { NamedSubstitute } from '#lib/availability.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { CheckIcon } from '#ui/icons/door.tsx';

/** No higher than its line, so that nothing moves when it goes; what a thumb hits is. */
const LineButton = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  flex: '0 1 auto',
  position: 'relative',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  '&::after': { content: '""', position: 'absolute', inset: '-12px -10px' },
  '@media print': { display: 'none' },
}));

interface HaveButtonProps {
  item: RecipeItemView;
  stock: Stock;
}

/** Says that the cabinet has something for a line. */
export function InStockMark() {
  const t = useText();
  return (
    <Box
      role="img"
      aria-label={t('recipes.stock.have')}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 28,
        height: 28,
        borderRadius: '50%',
        bgcolor: 'stock.tint',
        color: 'stock.onTint',
        displayPrint: 'none',
      }}
    >
      <CheckIcon size={16} />
    </Box>
  );
}

/** Puts what a line asks for into the active cabinet, with an undo. */
export function HaveButton({ item, stock }: HaveButtonProps) {
  const t = useText();
  const { cabinet } = stock;
  const { id, ingredient_name: name, ingredient_type_id: typeId } = item.ingredient;
  const shown = ingredientLabel(name);
  const have = (): void => {
    const before = cabinet.items[String(id)] ?? {
      ingredient_name: name,
      ingredient_type_id: typeId,
      is_in_stock: true,
      is_deleted: true,
    };
    addBottles(cabinet.id, [{ id, name, typeId }], showFailure);
    showToast(t('recipes.have.done', { name: shown, cabinet: cabinet.bar_cabinet_name }), {
      action: {
        label: t('recipes.undo'),
        run: () => void saveShelfEntry(BAR_CABINETS, cabinet.id, id, before).catch(showFailure),
      },
    });
  };
  return (
    <LineButton onClick={have} aria-label={t('recipes.have.it', { name: shown })}>
      {t('recipes.have')}
    </LineButton>
  );
}

interface SwapButtonProps {
  /** Of the cabinet the page asks. */
  decide: ReturnType<typeof useHouseRules>;
  pair: SubstitutePair;
  /** The swap by name. */
  names: NamedSubstitute;
  /** Always, or never. */
  accepts: boolean;
}

/** Decides for the cabinet whether one thing is taken for another, with an undo. Availability follows. */
export function SwapButton({ decide, pair, names, accepts }: SwapButtonProps) {
  const t = useText();
  const { wanted, taken } = names;
  const choose = (): void => {
    const decided = decide(pair, accepts);
    if (decided === null) {
      showToast(t('recipes.swap.full', { count: LIMITS.houseRules.max }), { tone: 'error' });
      return;
    }
    decided.saved.catch(showFailure);
    showToast(t(accepts ? 'recipes.swap.always.done' : 'recipes.swap.never.done', { wanted, taken }), {
      action: {
        label: t('recipes.undo'),
        run: () => void decide(pair, decided.before)?.saved.catch(showFailure),
      },
    });
  };
  return (
    <LineButton
      onClick={choose}
      // One stands below the other, and on a phone “I have it” below both: what is hit is what is read.
      sx={{ zIndex: 1, '&::after': { inset: '-2px -8px' } }}
      aria-label={t(accepts ? 'recipes.swap.always.it' : 'recipes.swap.never.it', { wanted, taken })}
    >
      {t(accepts ? 'recipes.swap.always' : 'recipes.swap.never')}
    </LineButton>
  );
}
