import type { ApiAnswer } from '@cellaret/domain/api/endpoints';
import { Match } from '@cellaret/domain/availability/matching/match';
import { LIMITS } from '@cellaret/domain/core/limits';
import { whatCanIMake } from '@cellaret/domain/recommendations/what-can-i-make';
import type { PossibleInput } from '@cellaret/domain/search/requests';
import { availabilityIn, matcherInput } from '../availability/matching.ts';
import { readStock } from '../cabinets/bar-cabinets.ts';
import { indexedNames, ingredientIn, recipeIn } from '../catalogue/briefs.ts';
import { currentCatalogue } from '../catalogue/catalogue-index.ts';
import type { At } from '../core/place-access.ts';
import { recipeMarks } from '../people/marks.ts';
import { namedSuggestion } from './suggestions.ts';

type Answer = ApiAnswer<'whatCanIMake'>;

/**
 * Recipes that a cabinet makes or nearly makes, the first of each group, and what to buy next: three reads.
 * Throws not-found.
 */
export async function readWhatCanIMake(at: At, asked: PossibleInput): Promise<Answer> {
  const { bar_cabinet_id, ...own } = asked;
  const [catalogue, stock, marks] = await Promise.all([
    currentCatalogue(),
    readStock(at, bar_cabinet_id),
    recipeMarks(at.uid),
  ]);
  const [index, owned, substitutes] = matcherInput(catalogue, stock);
  const match = new Match(index, owned, substitutes);
  const { replaced, groups, next, pairs } = whatCanIMake({
    match,
    owned,
    substitutes,
    in_cabinet: stock.all,
    marks,
    own,
  });
  const recipesOf = (ids: readonly number[]): Answer['replaced'] => ({
    count: ids.length,
    recipes: ids.slice(0, LIMITS.search.results).flatMap((id) => {
      const brief = recipeIn(catalogue, id);
      return brief ? { ...brief, ...availabilityIn(catalogue, match, id) } : [];
    }),
  });
  return {
    replaced: recipesOf(replaced),
    groups: groups.map(recipesOf),
    next: next.flatMap((one) => {
      const others = indexedNames(
        catalogue,
        one.others.map(({ ingredient_id }) => ingredient_id),
      );
      return namedSuggestion(catalogue, one).map((named) => ({ ...named, others }));
    }),
    pairs: pairs.flatMap<Answer['pairs'][number]>(({ ingredient_ids, completes }) => {
      const [one, other] = ingredient_ids.map((id) => ingredientIn(catalogue, id));
      return one && other ? { ingredients: [one, other], completes } : [];
    }),
  };
}
