import { Match } from '@cellaret/domain/matching/match';
import { bestPairs, type PairUnlock } from '@cellaret/domain/matching/pairs';
import { suggestIngredients, type IngredientSuggestion } from '@cellaret/domain/suggestions';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import { byName } from '#lib/text-order.ts';

/** A recipe as the view shows it. */
export interface PossibleRecipe {
  id: number;
  name: string;
  /** What it is made of. */
  ingredients: readonly string[];
  /** What the cabinet lacks; empty where it can be made. */
  missing: readonly string[];
  /** As a card keeps it, or its code, which is read only where it is drawn: a group may hold thousands. */
  look: unknown;
  cover: string | null;
}

/** Groups by how many ingredients are missing. */
export const GROUPS = [0, 1, 2] as const;

/** What can be made of a stock, and what would change that. */
export interface Possible {
  /** The recipes that miss 0, 1 and 2 ingredients, by name. */
  groups: readonly (readonly PossibleRecipe[])[];
  /** Bottles to buy, best first. */
  next: readonly IngredientSuggestion[];
  /** Pairs of bottles that complete more together than each alone, best first. */
  pairs: readonly PairUnlock[];
}

const BOTTLES = 8;
const PAIRS = 4;

/** The answer of the whole catalogue, computed here. @param inCabinet everything in the cabinet: it is never suggested. */
export function possibleWith(
  catalogue: CompactCatalogue,
  stock: readonly number[],
  inCabinet: ReadonlySet<number>,
  locale: string,
): Possible {
  const match = new Match(catalogue.matching, stock);
  const recipeOf = (id: number): PossibleRecipe[] => {
    const entry = catalogue.recipes.get(id);
    if (!entry) return [];
    return [
      {
        id,
        name: entry.name,
        ingredients: ingredientNamesIn(catalogue, entry.ingredient_ids),
        missing: ingredientNamesIn(catalogue, match.missingOf(id) ?? []),
        look: entry.look,
        cover: entry.cover,
      },
    ];
  };
  return {
    groups: GROUPS.map((missing) => match.recipesMissing(missing).flatMap(recipeOf).sort(byName(locale))),
    next: suggestIngredients({ match, in_cabinet: inCabinet, limit: BOTTLES }),
    pairs: bestPairs(match, PAIRS),
  };
}
