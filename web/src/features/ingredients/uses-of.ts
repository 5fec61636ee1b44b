import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { byName } from '#lib/text/text-order.ts';

interface Named {
  id: number;
  name: string;
}

/** Entries of the catalogue that refer to an ingredient, by name. */
export interface Uses {
  /** Recipes that ask for it, or for one of its kinds. */
  recipes: readonly Named[];
  /** The ingredients directly below it. */
  kinds: readonly Named[];
  /** Ingredients above it that recipes ask for: it does for each of them. The nearest first. */
  standsFor: readonly (Named & { count: number })[];
}

type Catalogue = Pick<CompactCatalogue, 'ingredients' | 'recipes'>;

/** An ingredient and everything above it, the nearest first; a circle ends where it began. */
export function lineOf({ ingredients }: Pick<Catalogue, 'ingredients'>, id: number): [number, ...number[]] {
  const line: [number, ...number[]] = [id];
  let at = ingredients.get(id)?.parent_ingredient_id ?? null;
  while (at !== null && !line.includes(at)) {
    line.push(at);
    at = ingredients.get(at)?.parent_ingredient_id ?? null;
  }
  return line;
}

/** Uses of an ingredient in the catalogue. */
export function usesOf(catalogue: Catalogue, id: number, locale: string): Uses {
  const { ingredients, recipes } = catalogue;
  const inOrder = byName(locale);
  const named = [...ingredients].map(([one, { name }]) => ({ id: one, name }));
  const below = new Set(named.map((one) => one.id).filter((one) => lineOf(catalogue, one).includes(id)));
  const asking = (isMeant: (ingredientId: number) => boolean): Named[] =>
    [...recipes]
      .filter(([, { ingredient_ids, optional_ingredient_ids = [] }]) =>
        [...ingredient_ids, ...optional_ingredient_ids].some(isMeant),
      )
      .map(([one, { name }]) => ({ id: one, name }));
  return {
    recipes: asking((one) => below.has(one)).sort(inOrder),
    kinds: named.filter((one) => ingredients.get(one.id)?.parent_ingredient_id === id).sort(inOrder),
    standsFor: lineOf(catalogue, id)
      .slice(1)
      .map((above) => ({
        id: above,
        name: ingredients.get(above)?.name ?? '',
        count: asking((one) => one === above).length,
      }))
      .filter(({ name, count }) => name !== '' && count > 0),
  };
}
