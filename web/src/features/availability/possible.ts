import { Match } from '@cellaret/domain/availability/matching/match';
import { bestPairs, type PairUnlock } from '@cellaret/domain/availability/matching/pairs';
import type { SubstitutePair } from '@cellaret/domain/availability/substitutes';
import type { Mark } from '@cellaret/domain/people/marks';
import { buyNext, type Purchase } from '@cellaret/domain/recommendations/buy-next';
import { isLiked } from '@cellaret/domain/recommendations/tonight';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { availabilityIn, ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import type { Availability } from '#lib/availability.ts';

/** A recipe as the view shows it. */
export interface PossibleRecipe {
  id: number;
  name: string;
  /** Names of its ingredients. */
  ingredients: readonly string[];
  /** Missing and replaced ingredients; both empty if everything is there. */
  availability: Availability;
  /** As a card keeps it, or its code, which is read only where it is drawn: a group may hold thousands. */
  look: unknown;
  cover: string | null;
}

/** Groups by how many ingredients are missing. */
export const GROUPS = [0, 1, 2] as const;

/** Recipes that a stock makes, and bottles that would add more. */
export interface Possible {
  /** The recipes that need a substitute, the best known first. */
  replaced: readonly PossibleRecipe[];
  /** The others: the recipes that miss 0, 1 and 2 ingredients, the best known first. */
  groups: readonly (readonly PossibleRecipe[])[];
  /** Bottles to buy, each as if those before it were bought. */
  next: readonly Purchase[];
  /** Pairs of bottles that complete more together than each alone, best first. */
  pairs: readonly PairUnlock[];
}

const BOTTLES = 8;
const PAIRS = 4;

/**
 * The answer of the whole catalogue, computed here. @param inCabinet everything in the cabinet: it is never
 * suggested. @param accept which recipes are shown. What somebody likes comes first, then what is
 * made of the most common ingredients.
 */
export function possibleWith(
  catalogue: CompactCatalogue,
  { owned, substitutes }: { owned: readonly number[]; substitutes: readonly SubstitutePair[] },
  inCabinet: ReadonlySet<number>,
  marks: Readonly<Record<string, Mark>> = {},
  accept: (recipeId: number) => boolean = () => true,
): Possible {
  const match = new Match(catalogue.matching, owned, substitutes);
  const recipeOf = (id: number): PossibleRecipe[] => {
    const entry = catalogue.recipes.get(id);
    if (!entry) return [];
    return [
      {
        id,
        name: entry.name,
        ingredients: ingredientNamesIn(catalogue, entry.ingredient_ids),
        availability: availabilityIn(catalogue, match, id),
        look: entry.look,
        cover: entry.cover,
      },
    ];
  };
  const isFavourite = (id: number): number => (marks[id] && isLiked(marks[id]) ? 1 : 0);
  const byRank = (a: number, b: number): number =>
    isFavourite(b) - isFavourite(a) ||
    catalogue.matching.commonness(b) - catalogue.matching.commonness(a) ||
    a - b;
  const recipes = (ids: readonly number[]): PossibleRecipe[] =>
    ids.filter(accept).sort(byRank).flatMap(recipeOf);
  const isReplaced = (id: number): boolean => match.missingCount(id) === 0 && match.replacedCount(id) !== 0;
  return {
    replaced: recipes(match.recipesMissing(0).filter(isReplaced)),
    groups: GROUPS.map((missing) => recipes(match.recipesMissing(missing).filter((id) => !isReplaced(id)))),
    next: buyNext({ match, owned, substitutes, in_cabinet: inCabinet, limit: BOTTLES }),
    pairs: bestPairs(match, PAIRS),
  };
}
