import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useIngredient } from '#data/ingredients/ingredients.ts';
import { PATHS } from '#lib/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

/**
 * The name of another ingredient, which leads to it: by the catalogue without a read, beyond it by its
 * document.
 */
export function IngredientLink({ id }: { id: number }) {
  const live = useCatalogue();
  if (live.state === 'loading') return null;
  const name = live.state === 'ready' && live.value?.ingredients.get(id)?.name;
  return name ? <TextLink to={PATHS.ingredient(id)}>{name}</TextLink> : <ByDocument id={id} />;
}

function ByDocument({ id }: { id: number }) {
  const live = useIngredient(id);
  return (
    <TextLink to={PATHS.ingredient(id)}>
      {live.state === 'ready' && live.value ? live.value.ingredient_name : `#${id}`}
    </TextLink>
  );
}
