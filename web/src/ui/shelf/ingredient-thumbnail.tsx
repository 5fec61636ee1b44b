import { BottleIcon } from '../icons/things.tsx';

/** The small drawing of an ingredient, known by its name and type. */
export function IngredientThumbnail(_props: { name: string; typeName: string; size?: number }) {
  return <BottleIcon size={32} />;
}
