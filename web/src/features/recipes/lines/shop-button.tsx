import { displayQuantity } from '@cellaret/domain/measures/units';
import { volumeMl } from '@cellaret/domain/measures/volume';
import { isNeeded } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { Wanted } from '@cellaret/domain/shopping/shopping';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { putOnList, useShoppingList } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { BasketIcon } from '#ui/icons/things.tsx';

interface ShopButtonProps {
  recipe: RecipeView;
  servings: number;
  /** Ids of what it lacks. */
  missing: readonly number[];
}

/** Puts what a drink lacks on the shopping list, for so many servings. */
export function ShopButton({ recipe, servings, missing }: ShopButtonProps) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { unitOf } = useReferenceNames();
  const { unit_system: system } = useChosenPreferences();
  const list = useShoppingList();

  const wanted = (id: number): Wanted => {
    const lines = recipe.recipe_items.filter((line) => isNeeded(line) && line.ingredient_id === id);
    const pieces = lines.filter(({ quantity_unit: { volume_ml } }) => volume_ml === 0);
    return {
      id,
      typeId: lines[0]?.ingredient.ingredient_type_id ?? null,
      name: lines[0]?.ingredient.ingredient_name ?? '…',
      ml:
        lines.reduce(
          (sum, { quantity, quantity_unit }) => sum + volumeMl(quantity, quantity_unit.volume_ml),
          0,
        ) * servings,
      note: pieces
        .map(
          ({ quantity, quantity_unit }) =>
            displayQuantity(quantity, unitOf(quantity_unit), { system, locale, servings }).text,
        )
        .join(', '),
      bottles: null,
    };
  };
  const add = (): void => {
    if (list.state !== 'ready') return;
    putOnList(list.value, `recipe_${recipe.id}`, missing.map(wanted)).catch(showFailure);
    showToast(t('recipes.shop.done', { count: missing.length }), {
      action: { label: t('recipes.shop.open'), run: () => void navigate(PATHS.shoppingList) },
    });
  };
  return (
    <Button
      startIcon={<BasketIcon size={20} />}
      onClick={add}
      disabled={list.state !== 'ready'}
      sx={{ px: 0.75 }}
    >
      {t('recipe.add-to-list')}
    </Button>
  );
}
