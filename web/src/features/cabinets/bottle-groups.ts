import { tokenise } from '@cellaret/domain/core/folding';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { byName, wordsBegun } from '#lib/text/names.ts';

/** A bottle that somebody may own. */
export interface OwnableBottle {
  id: number;
  /** In the reader's words. */
  name: string;
  stored: string;
  typeId: number;
  /** How many recipes ask for exactly this. */
  uses: number;
  /** Brands and kinds of it that no recipe asks for by name. */
  beneath: readonly OwnableBottle[];
}

/** The bottles of one type, the most wanted first. */
export interface BottleGroup {
  typeId: number;
  bottles: readonly OwnableBottle[];
}

type Catalogue = Pick<CompactCatalogue, 'ingredients' | 'recipes'>;

/** How many recipes ask for each ingredient. */
function usesIn({ recipes }: Catalogue): Map<number, number> {
  const uses = new Map<number, number>();
  for (const { ingredient_ids } of recipes.values())
    for (const id of ingredient_ids) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}

/**
 * The nearest of its kind that stands in the list by itself: asked for by a recipe, or with nothing above it.
 * Null for what is that itself.
 */
function anchorOf({ ingredients }: Catalogue, uses: ReadonlyMap<number, number>, id: number): number | null {
  if (uses.has(id)) return null;
  const seen = new Set([id]);
  let at = id;
  for (;;) {
    const above = ingredients.get(at)?.parent_ingredient_id ?? null;
    if (above === null || !ingredients.has(above)) return at === id ? null : at;
    // Parents in a circle are nobody's kind.
    if (seen.has(above)) return null;
    if (uses.has(above)) return above;
    seen.add(above);
    at = above;
  }
}

/**
 * Everything one may own but staples, with brands beneath what they are. Types come in the order of their
 * ids: the starter catalogue begins with spirits and ends with what is fresh. @param opens the number of
 * drinks that a bottle would add; of equals, what most recipes ask for is first.
 */
export function bottleGroups(
  catalogue: Catalogue,
  staples: ReadonlySet<number>,
  locale: string,
  opens: (id: number) => number = () => 0,
): BottleGroup[] {
  const uses = usesIn(catalogue);
  const inOrder = byName(locale);
  const mostWanted = (one: OwnableBottle, other: OwnableBottle): number =>
    opens(other.id) - opens(one.id) || other.uses - one.uses || inOrder(one, other);
  const beneath = new Map<number, OwnableBottle[]>();
  const standing = new Map<number, OwnableBottle[]>();
  const collect = (into: Map<number, OwnableBottle[]>, key: number, bottle: OwnableBottle): void =>
    void into.set(key, [...(into.get(key) ?? []), bottle]);
  for (const [id, { name, ingredient_type_id: typeId }] of catalogue.ingredients) {
    if (typeId === null || staples.has(id)) continue;
    const anchor = anchorOf(catalogue, uses, id);
    const bottle = {
      id,
      name: ingredientLabel(name),
      stored: name,
      typeId,
      uses: uses.get(id) ?? 0,
      beneath: [],
    };
    if (anchor === null) collect(standing, typeId, bottle);
    else collect(beneath, anchor, bottle);
  }
  return [...standing]
    .map(([typeId, bottles]) => ({
      typeId,
      bottles: bottles
        .map((one) => ({ ...one, beneath: (beneath.get(one.id) ?? []).sort(inOrder) }))
        .sort(mostWanted),
    }))
    .sort((one, other) => one.typeId - other.typeId);
}

/** The bottles that pass a test, brands by themselves; empty groups are left out. */
const groupsWith = (
  groups: readonly BottleGroup[],
  isShown: (bottle: OwnableBottle) => boolean,
): BottleGroup[] =>
  groups
    .map(({ typeId, bottles }) => ({
      typeId,
      bottles: bottles.flatMap((bottle) => [{ ...bottle, beneath: [] }, ...bottle.beneath]).filter(isShown),
    }))
    .filter(({ bottles }) => bottles.length > 0);

interface FoundBottles {
  groups: readonly BottleGroup[];
  /** True if every word begins one in the name of some bottle: the reader's name, or the stored one. */
  isCalled: boolean;
}

/**
 * The bottles that words ask for: those called so, then those of another name, which are `meant`. Where there
 * are none, those with most of the words.
 */
export function groupsFound(
  groups: readonly BottleGroup[],
  query: string,
  meant: ReadonlySet<number>,
): FoundBottles {
  const words = tokenise(query).map((word) => ({ letters: word.length, isBegun: wordsBegun(word) }));
  const sum = (some: typeof words): number => some.reduce((all, { letters }) => all + letters, 0);
  // By letters: 'of' and 'a' say less than 'lime'.
  const fit = ({ name, stored }: OwnableBottle): number =>
    Math.max(...[name, stored].map((one) => sum(words.filter(({ isBegun }) => isBegun(one)))));
  const isCalled = (bottle: OwnableBottle): boolean => fit(bottle) === sum(words);
  const found = groupsWith(groups, (bottle) => isCalled(bottle) || meant.has(bottle.id)).map((group) => ({
    ...group,
    bottles: group.bottles.toSorted((a, b) => Number(isCalled(b)) - Number(isCalled(a))),
  }));
  if (found.length > 0)
    return { groups: found, isCalled: found.some(({ bottles }) => bottles.some(isCalled)) };
  const some = groupsWith(groups, (bottle) => fit(bottle) > 0);
  const most = Math.max(...some.flatMap(({ bottles }) => bottles.map(fit)));
  return { groups: groupsWith(some, (bottle) => fit(bottle) === most), isCalled: false };
}
