import { Match } from '@cellaret/domain/availability/matching/match';
import type { SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { whatCanIMake } from '@cellaret/domain/recommendations/what-can-i-make';
import type { OwnFilters } from '@cellaret/domain/search/requests';
import { useMemo } from 'react';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { availabilityIn, ingredientNameIn, ingredientNamesIn } from '#data/catalogue/in-catalogue.ts';
import { useKeptRecipes } from '#data/catalogue/kept-recipes.ts';
import { inStock } from '#data/catalogue/stock.ts';
import { useMarks } from '#data/people/marks.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { keptIn, type Bottle } from './bottle.ts';
import type { Own } from './possible-head.tsx';
import { PossibleView } from './possible-view.tsx';
import type { PossibleGroup } from './possible.ts';

interface PossibleHereProps {
  cabinet: BarCabinet;
  catalogue: CompactCatalogue;
  substitutionRules: SubstitutionRules;
  own: Own;
}

/** The recipes of a group by name, as far as the catalogue shows them. */
function groupIn(catalogue: CompactCatalogue, match: Match, ids: readonly number[]): PossibleGroup {
  const recipes = ids.flatMap((id) => {
    const entry = catalogue.recipes.get(id);
    if (!entry) return [];
    const { name, look, cover } = entry;
    const ingredients = ingredientNamesIn(catalogue, entry.ingredient_ids);
    return { id, name, ingredients, availability: availabilityIn(catalogue, match, id), look, cover };
  });
  return { count: recipes.length, recipes };
}

/** The answer of the browser's own catalogue: it follows every toggle, with and without a network. */
export function PossibleHere({ cabinet, catalogue, substitutionRules, own }: PossibleHereProps) {
  const { staple_ids, substitutes } = substitutionRules;
  const owned = useMemo(() => [...inStock(cabinet), ...staple_ids], [cabinet, staple_ids]);
  useKeptRecipes(catalogue, owned, substitutes);
  const marked = useMarks('recipes');
  const marks = marked.state === 'ready' ? marked.value : null;
  // As text: the address makes another object each time it is read.
  const asked = JSON.stringify(own.filters);
  const found = useMemo(() => {
    const match = new Match(catalogue.matching, owned, substitutes);
    const { replaced, groups, next, pairs } = whatCanIMake({
      match,
      owned,
      substitutes,
      in_cabinet: keptIn(cabinet),
      marks: marks ?? {},
      own: JSON.parse(asked) as OwnFilters,
    });
    return {
      replaced: groupIn(catalogue, match, replaced),
      groups: groups.map((ids) => groupIn(catalogue, match, ids)),
      next,
      pairs,
    };
  }, [catalogue, cabinet, owned, substitutes, marks, asked]);
  const types = useOptionList('ingredient_types');
  const bottleOf = (id: number): Bottle => {
    const typeId = catalogue.ingredients.get(id)?.ingredient_type_id ?? null;
    const type = types.state === 'ready' ? types.value.find((one) => one.id === typeId) : undefined;
    return { id, name: ingredientNameIn(catalogue, id), typeId, typeName: type?.ingredient_type_name ?? '' };
  };
  const possible = {
    ...found,
    next: found.next.map(({ ingredient_id, reason, others }) => ({
      ...bottleOf(ingredient_id),
      reason,
      others: others.map((one) => ingredientNameIn(catalogue, one.ingredient_id)),
    })),
    pairs: found.pairs.map(({ ingredient_ids: [one, other], completes }) => ({
      bottles: [bottleOf(one), bottleOf(other)] as const,
      completes,
    })),
  };
  return <PossibleView cabinet={cabinet} possible={possible} own={own} />;
}
