import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#lib/page-paths.ts';

/** Router state of links into the mix view: the page they come from. */
export const FROM_RECIPE = { from: 'recipe' } as const;

/**
 * The way out of the mix view, to the recipe with the same servings. A reader who came from the recipe goes
 * back, so Back does not lead into the mix view again; others get the recipe in its place.
 */
export function useLeavingMix(recipeId: number, servings: number): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  return () =>
    void (state?.from === FROM_RECIPE.from
      ? navigate(-1)
      : navigate(PATHS.recipeFor(recipeId, servings), { replace: true }));
}
