import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { addBottles, keptIn, type Bottle } from './bottle.ts';
import { BuyNext, BuyTwo, WithPurchases } from './buy-next.tsx';
import { type Own, PossibleHead } from './possible-head.tsx';
import type { Possible } from './possible.ts';
import { RecipeGroup } from './recipe-group.tsx';
import { useShownPart } from './shown-part.ts';

interface PossibleViewProps {
  cabinet: BarCabinet;
  possible: Possible;
  own: Own;
}

/** Drinks by what they miss, and what to buy next. */
export function PossibleView({ cabinet, possible, own }: PossibleViewProps) {
  const { showsReady, showsReplaced } = useShownPart();
  const add = (bottles: readonly Bottle[]): void => addBottles(cabinet, bottles);
  const { replaced, next, pairs } = possible;
  const [ready = { count: 0, recipes: [] }, ...lacking] = possible.groups;
  return (
    <>
      <PossibleHead cabinetName={cabinet.bar_cabinet_name} ready={ready} replaced={replaced} own={own} />
      <WithPurchases
        purchases={
          <BuyNext bottles={next} owned={keptIn(cabinet)} onAdd={add}>
            <BuyTwo pairs={pairs} onAdd={add} />
          </BuyNext>
        }
      >
        {showsReady && <RecipeGroup kind={0} group={ready} isQuiet />}
        {showsReplaced && replaced.count > 0 && (
          <RecipeGroup kind="replaced" group={replaced} isQuiet={!showsReady} />
        )}
      </WithPurchases>
      {lacking.map((group, index) => (
        <RecipeGroup key={index} kind={index + 1} group={group} />
      ))}
    </>
  );
}
