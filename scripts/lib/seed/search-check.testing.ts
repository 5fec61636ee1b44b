import { isEqualParts, isNeeded } from '@cellaret/domain/recipes/recipe';
import type { RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { RecipeHit } from '@cellaret/domain/search/search-answer';
import { lineNames, seededViews } from './seeded-items.testing.ts';

/** The conditions that every recipe of an answer has to meet. */
interface Must {
  contains?: string[];
  contains_inside?: string[];
  not_contains?: string[];
  abv_min?: number;
  abv_max?: number;
  method?: string[];
  not_method?: string[];
  glass?: string[];
  not_glass?: string[];
  max_items?: number;
  min_items?: number;
  equal_parts?: boolean;
  except?: string[];
}

/** A query as somebody types it, and what its answer has to be like. */
export interface CheckedQuery {
  id: string;
  category: string;
  query: string;
  top3: string[] | null;
  all_must: Must;
  min?: number;
  first?: number;
  status?: number[];
}

export interface QuerySet {
  kinds: Record<string, string[]>;
  queries: CheckedQuery[];
}

type Item = RecipeView['recipe_items'][number];

const held = (kinds: QuerySet['kinds'], items: readonly Item[], kind: string): boolean => {
  const wanted = kinds[kind] ?? [kind];
  return items.some(({ ingredient_id }) => lineNames(ingredient_id).some((name) => wanted.includes(name)));
};
const some = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.some((one) => given.includes(one));
const countOf = (items: readonly Item[]): number =>
  new Set(items.map(({ ingredient }) => ingredient.ingredient_name)).size -
  Number(
    items.some(({ ingredient: { ingredient_name: name } }) => ['Water', 'Hot water', 'Ice'].includes(name)),
  );

/** The parts of a recipe that were to be left out. */
function leftIn(
  kinds: QuerySet['kinds'],
  { recipe_items: items }: RecipeView,
  abv: number,
  must: Must,
): string[] {
  const there = items.filter(({ optional }) => !optional);
  const found = (must.not_contains ?? []).filter((kind) => held(kinds, there, kind));
  return must.abv_max !== undefined && must.abv_max <= 0.5 && abv > must.abv_max
    ? [...found, `${abv} %`]
    : found;
}

function lacking(kinds: QuerySet['kinds'], view: RecipeView, abv: number, must: Must): string[] {
  const { recipe_items: items } = view;
  const glasses = view.glassware.map(({ glassware_name }) => glassware_name);
  const methods = view.serving_methods.map(({ serving_method_name }) => serving_method_name);
  const inside = items.filter(({ garnish_only }) => !garnish_only);
  return [
    ...(must.contains ?? []).filter((kind) => !held(kinds, items, kind)).map((kind) => `no ${kind}`),
    ...(must.contains_inside ?? [])
      .filter((kind) => !held(kinds, inside, kind))
      .map((kind) => `no ${kind} inside`),
    ...((must.abv_max ?? 100) > 0.5 && abv > (must.abv_max ?? 100) ? [`${abv} %`] : []),
    ...(abv < (must.abv_min ?? 0) ? [`${abv} %`] : []),
    ...(must.method && !some(must.method, methods) ? methods : []),
    ...(must.glass && !some(must.glass, glasses) ? glasses : []),
    ...(countOf(items.filter(isNeeded)) > (must.max_items ?? 99) ? ['too many ingredients'] : []),
    ...(countOf(items) < (must.min_items ?? 0) ? ['too few ingredients'] : []),
    ...(must.equal_parts && !isEqualParts(items) ? ['no equal parts'] : []),
  ];
}

function forbidden(view: RecipeView, must: Must): string[] {
  const glasses = view.glassware.map(({ glassware_name }) => glassware_name);
  const methods = view.serving_methods.map(({ serving_method_name }) => serving_method_name);
  return [
    ...(must.not_method && some(must.not_method, methods) ? methods : []),
    ...(must.not_glass && some(must.not_glass, glasses) ? glasses : []),
  ];
}

/** Checks an answer: its faults, and in `leftIn` the recipes with what was to be left out. */
export function checkAnswer(
  { kinds }: QuerySet,
  { top3, all_must: must, min = 1, first = 10 }: CheckedQuery,
  hits: readonly RecipeHit[],
): { wrong: string[]; leftIn: number } {
  const wrong: string[] = [];
  if (hits.length < min) wrong.push(`only ${hits.length} found`);
  const top = hits.slice(0, 3).map(({ recipe_name }) => recipe_name);
  if (top3 && hits.length > 0 && !some(top3, top)) wrong.push(`first are ${top.join(', ')}`);
  let left = 0;
  for (const [at, { id, recipe_name, alcohol_abv }] of hits.entries()) {
    const view = seededViews.get(id);
    if (!view || must.except?.includes(recipe_name)) continue;
    const out = leftIn(kinds, view, alcohol_abv, must);
    if (out.length > 0) left += 1;
    const faults = [
      ...out,
      ...(at < 10 ? forbidden(view, must) : []),
      ...(at < first ? lacking(kinds, view, alcohol_abv, must) : []),
    ];
    if (faults.length > 0) wrong.push(`${at + 1}. ${recipe_name}: ${faults.join(', ')}`);
  }
  return { wrong, leftIn: left };
}
