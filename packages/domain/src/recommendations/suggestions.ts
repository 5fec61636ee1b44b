import type { Replaced } from '../availability/matching/hierarchy.ts';
import { DEAD, type MatchIndex } from '../availability/matching/match-index.ts';
import type { Match } from '../availability/matching/match.ts';
import { TopList } from '../core/top-list.ts';
import type { FlavourRows } from '../taste/flavour-rows.ts';

/** The number of recipes an ingredient completes, brings closer, or (for an empty cabinet) is used in. */
export interface IngredientReason {
  readonly kind: 'completes' | 'closer' | 'popular';
  readonly count: number;
}

export interface IngredientSuggestion {
  readonly ingredient_id: number;
  readonly reason: IngredientReason;
}

export interface CabinetSuggestionInput {
  readonly match: Match;
  /** All entries of the cabinet, which are not suggested. */
  readonly in_cabinet: ReadonlySet<number>;
  readonly limit: number;
}

/**
 * Ingredients to buy next, by recipes completed, then brought closer; for an empty cabinet the most used
 * ones. Excludes ingredients with the same effect as their parent ('Gin' instead of forty gins) and
 * substitutes of a better suggestion (simple syrup instead of five syrups and sugar).
 */
export function suggestIngredients({
  match,
  in_cabinet,
  limit,
}: CabinetSuggestionInput): IngredientSuggestion[] {
  const { hierarchy } = match.index;
  const { parents, depth } = hierarchy.resolve();
  const uses = match.index.uses();
  const { completes, closer } = match.tallies();
  const empty = in_cabinet.size === 0;
  const worth = (place: number): readonly number[] =>
    empty ? [uses[place] ?? 0, 0] : [completes[place] ?? 0, closer[place] ?? 0];
  const better = (a: number, b: number): number => {
    const [firstA = 0, secondA = 0] = worth(a);
    const [firstB = 0, secondB = 0] = worth(b);
    const known = (uses[b] ?? 0) - (uses[a] ?? 0) || (depth[a] ?? 0) - (depth[b] ?? 0) || a - b;
    return firstB - firstA || secondB - secondA || known;
  };
  const owned = (place: number): boolean =>
    match.shelf.satisfied[place] === 1 || in_cabinet.has(hierarchy.table.idAt(place));
  const { providers } = match;
  const top = new TopList<number>(limit, better);
  for (let place = 0; place < hierarchy.size; place += 1) {
    const [first = 0, second = 0] = worth(place);
    const parent = parents[place] ?? -1;
    if (first + second === 0 || owned(place)) continue;
    const addsNothing =
      (parent !== -1 && completes[parent] === completes[place] && closer[parent] === closer[place]) ||
      providers.substitutesFor(place).some((other) => !owned(other) && better(other, place) < 0);
    if (addsNothing && !empty) continue;
    top.offer(place);
  }
  return top.toArray().map((place) => {
    const [first = 0, second = 0] = worth(place);
    const kind = empty ? 'popular' : first > 0 ? 'completes' : 'closer';
    return { ingredient_id: hierarchy.table.idAt(place), reason: { kind, count: first || second } };
  });
}

/** Why a recipe is suggested. 'similar' and 'popular' are used without a cabinet. */
export type RecipeReason =
  | { readonly kind: 'makeable' }
  | { readonly kind: 'replaced'; readonly replaced: readonly Replaced[] }
  | { readonly kind: 'missing'; readonly ingredient_ids: readonly number[] }
  | { readonly kind: 'similar' }
  | { readonly kind: 'popular' };

export interface RecipeSuggestion {
  readonly recipe_id: number;
  readonly reason: RecipeReason;
}

export interface MenuSuggestionInput {
  readonly index: MatchIndex;
  readonly flavour: FlavourRows;
  /** The match of the active cabinet; null without one or if nothing is in stock. */
  readonly match: Match | null;
  /** The recipes on the menu, which are not suggested. */
  readonly on_menu: ReadonlySet<number>;
  readonly limit: number;
}

interface Ranked {
  readonly row: number;
  readonly missing: number;
  readonly replaced: number;
  readonly distance: number;
  readonly commonness: number;
}

const byRank = (a: Ranked, b: Ranked): number =>
  a.missing - b.missing ||
  a.replaced - b.replaced ||
  compareDistance(a.distance, b.distance) ||
  b.commonness - a.commonness ||
  a.row - b.row;

/** Infinite distances are equal; their difference would be NaN. */
const compareDistance = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Recipes for a menu, sorted by missing ingredients, substitutions, distance in taste to the menu's mean, and
 * how common their ingredients are. Without a cabinet the taste decides, and without recipes on the menu the
 * common ingredients.
 */
export function suggestRecipes(input: MenuSuggestionInput): RecipeSuggestion[] {
  const { index, flavour, match, on_menu, limit } = input;
  const target = flavour.meanOf(on_menu);
  const uses = index.uses();
  const top = new TopList<Ranked>(limit, byRank);
  const { need, start, items } = index;
  for (let row = 0; row < need.length; row += 1) {
    const needed = need[row] ?? 0;
    if (needed === DEAD) continue;
    const missing = match?.missing[row] ?? 0;
    const replaced = match?.replaced[row] ?? 0;
    const worst = top.worst;
    if (worst !== undefined && missing > worst.missing) continue;
    const id = index.recipes.idAt(row);
    if (on_menu.has(id)) continue;
    const distance = target === null ? 0 : flavour.distance(id, target);
    if (
      worst !== undefined &&
      missing === worst.missing &&
      (replaced > worst.replaced || (replaced === worst.replaced && distance > worst.distance))
    )
      continue;
    let common = 0;
    for (let at = start[row] ?? 0, end = start[row + 1] ?? 0; at < end; at += 1)
      common += uses[items[at] ?? 0] ?? 0;
    top.offer({ row, missing, replaced, distance, commonness: needed === 0 ? 0 : common / needed });
  }
  return top.toArray().map((ranked) => ({
    recipe_id: index.recipes.idAt(ranked.row),
    reason: recipeReason(input, ranked, target !== null),
  }));
}

function recipeReason(
  { match, index }: MenuSuggestionInput,
  { row, missing, replaced }: Ranked,
  hasTarget: boolean,
): RecipeReason {
  if (match === null) return { kind: hasTarget ? 'similar' : 'popular' };
  if (missing === 0 && replaced === 0) return { kind: 'makeable' };
  if (missing === 0) return { kind: 'replaced', replaced: match.replacedOf(index.recipes.idAt(row)) ?? [] };
  const { table } = index.hierarchy;
  return { kind: 'missing', ingredient_ids: match.missingPlaces(row).map((place) => table.idAt(place)) };
}
