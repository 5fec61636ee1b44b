import type { SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { ownTest, type OwnFilters } from '@cellaret/domain/search/requests';
import { useMemo } from 'react';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import { useKeptRecipes } from '#data/catalogue/kept-recipes.ts';
import { inStock } from '#data/catalogue/stock.ts';
import { useMarks } from '#data/people/marks.ts';
import { useOptionList } from '#data/reference/option-lists.ts';
import { addBottles, keptIn, type Bottle } from './bottle.ts';
import { BuyNext, BuyTwo, WithPurchases } from './buy-next.tsx';
import { type Own, PossibleHead } from './possible-head.tsx';
import { GROUPS, possibleWith } from './possible.ts';
import { RecipeGroup } from './recipe-group.tsx';
import { useShownPart } from './shown-part.ts';

interface PossibleHereProps {
  cabinet: BarCabinet;
  catalogue: CompactCatalogue;
  substitutionRules: SubstitutionRules;
  own: Own;
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
  const possible = useMemo(
    () =>
      possibleWith(
        catalogue,
        { owned, substitutes },
        keptIn(cabinet),
        marks ?? {},
        ownTest(marks ?? {}, JSON.parse(asked) as OwnFilters),
      ),
    [catalogue, cabinet, owned, substitutes, marks, asked],
  );
  const types = useOptionList('ingredient_types');
  const bottleOf = (id: number): Bottle => {
    const typeId = catalogue.ingredients.get(id)?.ingredient_type_id ?? null;
    const found = types.state === 'ready' ? types.value.find((one) => one.id === typeId) : undefined;
    return { id, name: ingredientNameIn(catalogue, id), typeId, typeName: found?.ingredient_type_name ?? '' };
  };
  const add = (bottles: readonly Bottle[]): void => addBottles(cabinet, bottles);

  const [ready = [], ...lacking] = possible.groups;
  const { replaced } = possible;
  const { showsReady, showsReplaced } = useShownPart();
  return (
    <>
      <PossibleHead cabinetName={cabinet.bar_cabinet_name} ready={ready} replaced={replaced} own={own} />
      <WithPurchases
        purchases={
          <BuyNext
            bottles={possible.next.map(({ ingredient_id, reason, others }) => ({
              ...bottleOf(ingredient_id),
              reason,
              others: others.slice(0, 2).map((one) => ingredientNameIn(catalogue, one.ingredient_id)),
            }))}
            owned={keptIn(cabinet)}
            onAdd={add}
          >
            <BuyTwo
              pairs={possible.pairs.map(({ ingredient_ids: [one, other], completes }) => ({
                bottles: [bottleOf(one), bottleOf(other)],
                completes,
              }))}
              onAdd={add}
            />
          </BuyNext>
        }
      >
        {showsReady && <RecipeGroup kind={0} recipes={ready} counted isQuiet />}
        {showsReplaced && replaced.length > 0 && (
          <RecipeGroup kind="replaced" recipes={replaced} counted isQuiet={!showsReady} />
        )}
      </WithPurchases>
      {GROUPS.slice(1).map((missing, index) => (
        <RecipeGroup key={missing} kind={missing} recipes={lacking[index] ?? []} counted />
      ))}
    </>
  );
}
