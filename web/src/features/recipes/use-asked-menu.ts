import { MENUS } from '@cellaret/domain/cabinets/shelf';
import { parseId } from '@cellaret/domain/core/ids';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveShelfEntry, useShelves } from '#data/cabinets/shelves.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';

/** A menu that a recipe is written for. */
interface AskedMenu {
  name: string;
  /** Puts the saved recipe into the menu, goes back there, and says so with an undo. */
  goBackWith: (recipeId: number, recipeName: string) => Promise<void>;
}

/**
 * The menu in which the recipe was not found that is written now (`?menu=`); null where none asked, or it is
 * not there.
 */
export function useAskedMenu(): AskedMenu | null {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const askedId = parseId(params.get('menu') ?? undefined);
  const live = useShelves(MENUS);
  const menu = live.state === 'ready' ? live.value.find(({ id }) => id === askedId) : undefined;
  if (menu === undefined) return null;
  const { id, menu_name: name } = menu;
  return {
    name,
    goBackWith: async (recipeId, recipe_name) => {
      const put = (isIn: boolean): void =>
        void saveShelfEntry(MENUS, id, recipeId, { recipe_name, is_deleted: !isIn }).catch(showFailure);
      put(true);
      // In place of the form: Back leads to no form that is saved already.
      await navigate(PATHS.menu, { replace: true });
      showToast(t('recipes.form.added', { menu: name }), {
        tone: 'success',
        action: { label: t('marks.undo'), run: () => put(false) },
      });
    },
  };
}
