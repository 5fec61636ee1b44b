import { Match } from '@cellaret/domain/availability/matching/match';
import type { SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import {
  drinksThatSave,
  savedBy,
  type Saving,
  type Spoiling,
  spoilingOf,
} from '@cellaret/domain/cabinets/bottles';
import { keptEntries } from '@cellaret/domain/cabinets/shelf';
import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import type { Mark } from '@cellaret/domain/people/marks';
import { beginningOfEvening, eveningOf } from '@cellaret/domain/recommendations/evening';
import {
  tonight,
  type Tonight,
  type TonightInput,
  type TonightReason,
  type Wish,
} from '@cellaret/domain/recommendations/tonight';
import { tasteOfCode } from '@cellaret/domain/taste/flavour';
import { SCORES } from '@cellaret/domain/taste/scores';
import { useMemo, useState } from 'react';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { availabilityIn } from '#data/catalogue/in-catalogue.ts';
import { inStock } from '#data/catalogue/stock.ts';
import { useMarks } from '#data/people/marks.ts';
import type { Availability } from '#lib/availability.ts';
import { dayOf } from '#lib/text/format.ts';

/** Data of an evening; all of it is on this device. */
export interface EveningSource {
  readonly catalogue: CompactCatalogue;
  readonly cabinet: BarCabinet;
  readonly substitutionRules: SubstitutionRules;
  readonly marks: Readonly<Record<string, Mark>>;
  readonly now: Date;
}

const STABILITY = SCORES.indexOf('shelf_stability');
const NO_SPOILING: readonly Spoiling[] = [];

/** The open bottles that would spoil, by whatever a recipe may ask for them as: a London dry gin is a gin. */
function spoilingIn({ catalogue, cabinet, now }: EveningSource): ReadonlyMap<number, Spoiling> {
  const today = dayOf(now);
  const found = new Map<number, Spoiling>();
  for (const [id, entry] of keptEntries(cabinet)) {
    const taste = catalogue.ingredients.get(id)?.taste;
    const stability = taste ? tasteOfCode(taste)?.[STABILITY] : undefined;
    if (!entry.is_in_stock || stability === undefined) continue;
    const spoiling = spoilingOf(id, entry, stability, today);
    if (spoiling === null) continue;
    for (let kind: number | null = id; kind !== null;) {
      const known = found.get(kind);
      if (known && known.urgency >= spoiling.urgency) break;
      found.set(kind, spoiling);
      kind = catalogue.ingredients.get(kind)?.parent_ingredient_id ?? null;
    }
  }
  return found;
}

/** Matches the cabinet with the catalogue. */
const matchOf = ({ catalogue, cabinet, substitutionRules }: EveningSource): Match =>
  new Match(
    catalogue.matching,
    [...inStock(cabinet), ...substitutionRules.staple_ids],
    substitutionRules.substitutes,
  );

/** How five of some drinks are chosen for this evening. */
export type Choosing = (source: EveningSource, ids: readonly number[], wish: Wish | null) => Tonight;

/** For the reader alone. */
export const chosenForOne: Choosing = (source, ids, wish) => tonight(inputOf(source, ids, wish));

/** Input for choosing among some drinks. */
export function inputOf(source: EveningSource, ids: readonly number[], wish: Wish | null): TonightInput {
  const { catalogue, marks, now } = source;
  const { matching, flavour, recipes } = catalogue;
  const spoiling = spoilingIn(source);
  return {
    ids,
    flavour,
    marks,
    evening: eveningOf(now),
    began: beginningOfEvening(now),
    wish,
    abvOf: (id) => recipes.get(id)?.alcohol_abv ?? 0,
    commonnessOf: (id) => matching.commonness(id),
    savesOf: (id) =>
      spoiling.size === 0 ? NO_SPOILING : savedBy(recipes.get(id)?.ingredient_ids ?? [], spoiling),
  };
}

/** The drinks that save a bottle, the most urgent first. */
export const savingsOf = (source: EveningSource, ids: readonly number[]): Saving[] =>
  drinksThatSave(
    ids.flatMap((id) => {
      const recipe = source.catalogue.recipes.get(id);
      return recipe ? [{ id, ingredient_ids: recipe.ingredient_ids }] : [];
    }),
    spoilingIn(source),
  );

/** Data for an evening that this device reads. */
export interface EveningProps {
  catalogue: CompactCatalogue;
  cabinet: BarCabinet;
  substitutionRules: SubstitutionRules;
}

/** The facts an evening is worked out from; null until all are known, the own marks unless they fail. */
export function useEveningSource({
  catalogue,
  cabinet,
  substitutionRules,
}: {
  [Fact in keyof EveningProps]: EveningProps[Fact] | null;
}): EveningSource | null {
  const [now] = useState(() => new Date());
  const live = useMarks('recipes');
  const marks = live.state === 'ready' ? live.value : live.state === 'error' ? NONE : null;
  return useMemo(
    () =>
      marks === null || catalogue === null || cabinet === null || substitutionRules === null
        ? null
        : { catalogue, cabinet, substitutionRules, marks, now },
    [catalogue, cabinet, substitutionRules, marks, now],
  );
}

const NONE = {};

/** A drink as the evening's screens show it. */
export interface EveningDrink {
  readonly id: number;
  readonly name: string;
  readonly look: unknown;
  readonly cover: string | null;
  readonly availability: Availability;
}

/** A drink of the catalogue; none if it is not shown there any more. */
export function drinkIn(catalogue: CompactCatalogue, match: Match, id: number): EveningDrink[] {
  const recipe = catalogue.recipes.get(id);
  if (!recipe) return [];
  const { name, cover } = recipe;
  const look = recipe.look === null ? null : lookOfCode(recipe.look);
  return [{ id, name, look, cover, availability: availabilityIn(catalogue, match, id) }];
}

/** Drinks that can be made this evening: all of them, and five with reasons. */
interface Made {
  readonly match: Match;
  /** The ids of all that can be made. */
  readonly makeable: readonly number[];
  readonly isPersonal: boolean;
  readonly drinks: readonly (EveningDrink & { reason: TonightReason })[];
}

/** Five drinks that can be made this evening; null while worked out. Reads no document but the marks. */
export function useTonight(source: EveningSource | null, wish: Wish | null, choose: Choosing): Made | null {
  return useMemo(() => {
    if (source === null) return null;
    const { catalogue } = source;
    const match = matchOf(source);
    const makeable = match.recipesMissing(0);
    const { drinks, isPersonal } = choose(source, makeable, wish);
    return {
      match,
      makeable,
      isPersonal,
      drinks: drinks.flatMap(({ id, reason }) =>
        drinkIn(catalogue, match, id).map((drink) => ({ ...drink, reason })),
      ),
    };
  }, [source, wish, choose]);
}
