import type { Substitute } from '@cellaret/domain/availability/substitutes';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { byName } from '#lib/text/names.ts';

/** Another ingredient, and the entries that tell how much of one does for how much of the other. */
export interface SubstitutesWith {
  otherId: number;
  entries: readonly Substitute[];
}

/** Substitutes for an ingredient, and ingredients that it replaces, in the order of the entries. */
interface SubstitutesOf {
  instead: readonly SubstitutesWith[];
  standsFor: readonly SubstitutesWith[];
}

function byOther(entries: readonly Substitute[], otherOf: (entry: Substitute) => number): SubstitutesWith[] {
  const others = new Map<number, Substitute[]>();
  for (const entry of entries) others.set(otherOf(entry), [...(others.get(otherOf(entry)) ?? []), entry]);
  return [...others].map(([otherId, found]) => ({ otherId, entries: found }));
}

/**
 * The substitutes an ingredient has to do with. `line` is it and everything above it: a kind of lime does
 * whatever limes do; in its place goes only what is named for it itself.
 */
export const substitutesOf = (
  substitutes: readonly Substitute[],
  line: readonly [number, ...number[]],
): SubstitutesOf => ({
  instead: byOther(
    substitutes.filter((entry) => entry.ingredient_id === line[0]),
    (entry) => entry.substitute_ingredient_id,
  ),
  standsFor: byOther(
    substitutes.filter(
      (entry) => line.includes(entry.substitute_ingredient_id) && !line.includes(entry.ingredient_id),
    ),
    (entry) => entry.ingredient_id,
  ),
});

interface Named {
  id: number;
  name: string;
}

/** Entries of the catalogue that refer to an ingredient, by name in the reader's words. */
interface Uses {
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
  const named = [...ingredients].map(([one, { name }]) => ({ id: one, name: ingredientLabel(name) }));
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
        name: ingredientLabel(ingredients.get(above)?.name ?? ''),
        count: asking((one) => one === above).length,
      }))
      .filter(({ name, count }) => name !== '' && count > 0),
  };
}
