import type { Hierarchy, Shelf } from './hierarchy.ts';

/** A recipe item as far as a verdict looks at it. */
export interface VerdictItem {
  readonly ingredient_id: number;
  readonly garnish_only: boolean;
}

/** How a shelf provides one item. A missing item may carry the substitute that would do. */
export type Provision<Substitute> =
  | { readonly kind: 'exact' }
  | { readonly kind: 'descendant'; readonly ingredient_id: number }
  | { readonly kind: 'substitute'; readonly substitute: Substitute }
  | { readonly kind: 'missing' };

export interface Verdict<Substitute> {
  /** Strict: nothing needed is missing and no substitute is used. */
  readonly makeable: boolean;
  /** Makeable when the substitutes are accepted. */
  readonly makeable_with_substitutes: boolean;
  /** Needed ingredients that are not there, without repetition, in item order; substitutes do not count as there. */
  readonly missing_ingredient_ids: readonly number[];
  /** One per item, in item order. A missing garnish is 'missing' too, but never blocks the recipe. */
  readonly items: readonly Provision<Substitute>[];
}

/**
 * Explains one recipe line by line.
 * @param substituteFor finds what of the shelf could stand in for an ingredient, or null.
 */
export function verdictOf<Substitute>(
  items: readonly VerdictItem[],
  hierarchy: Hierarchy,
  shelf: Shelf,
  substituteFor: (ingredientId: number) => Substitute | null,
): Verdict<Substitute> {
  const provisions = items.map((item): Provision<Substitute> => {
    const place = hierarchy.table.placeOf(item.ingredient_id);
    const via = place < 0 ? -1 : (shelf.via[place] ?? -1);
    if (via >= 0) {
      return via === place
        ? { kind: 'exact' }
        : { kind: 'descendant', ingredient_id: hierarchy.table.idAt(via) };
    }
    const substitute = substituteFor(item.ingredient_id);
    return substitute === null ? { kind: 'missing' } : { kind: 'substitute', substitute };
  });
  const needed = items.flatMap((item, index) => {
    const provision = provisions[index];
    return item.garnish_only || !provision ? [] : [{ id: item.ingredient_id, kind: provision.kind }];
  });
  const absent = needed.filter(({ kind }) => kind === 'missing' || kind === 'substitute');
  return {
    makeable: absent.length === 0,
    makeable_with_substitutes: absent.every(({ kind }) => kind === 'substitute'),
    missing_ingredient_ids: [...new Set(absent.map(({ id }) => id))],
    items: provisions,
  };
}
