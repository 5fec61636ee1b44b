import type { IngredientHit, RecipeHit, SearchAnswer } from '../api-answers.ts';
import { matchRanges } from '../highlight.ts';
import { LIMITS } from '../limits.ts';
import type { Mark } from '../marks.ts';
import type { IngredientSearchInput, RecipeSearchInput, SearchInput } from '../search.ts';
import { ownTest } from './own.ts';
import type { SearchHit, SearchIndex } from './search-index.ts';
import { strengthRange, tasteTest, type TasteSource } from './tastes.ts';
import { understand } from './understand.ts';

/** The catalogue as a search sees it, wherever it is kept. */
export interface Findable {
  readonly search: SearchIndex;
  readonly flavour: Pick<TasteSource, 'scoresOf'>;
  readonly matching: Pick<TasteSource, 'ingredientIdsOf'>;
}

/** What the asker's own things say of recipes: a shelf, where one is named, and marks, where something is asked of them. */
export interface Verdicts {
  readonly match: {
    missingCount: (recipeId: number) => number | null;
    replacedCount: (recipeId: number) => number | null;
  } | null;
  readonly marks?: Readonly<Record<string, Mark>>;
  /** What a hit says of what is missing. */
  readonly of: (recipeId: number) => Pick<RecipeHit, 'missing' | 'stand_ins'>;
}

type RecipeQuery = Omit<RecipeSearchInput, 'bar_cabinet_id'>;

/** Where in its name a hit was found. */
const matchesOf = ({ item, terms }: SearchHit): [number, number][] =>
  matchRanges(item.name, terms).map(({ start, end }) => [start, end]);

const limitOf = (limit: number | undefined): number => limit ?? LIMITS.search.results;

/** Ingredients by what was typed and the filters set. */
export function findIngredients({ search }: Findable, asked: IngredientSearchInput): IngredientHit[] {
  const { query, sort, limit, ...filters } = asked;
  return search.search(query, { kind: 'ingredient', filters, sort, limit: limitOf(limit) }).flatMap((hit) => {
    const { item } = hit;
    if (item.kind !== 'ingredient') return [];
    return {
      id: item.id,
      ingredient_name: item.name,
      ingredient_type: { id: item.ingredient_type_id, ingredient_type_name: item.ingredient_type_name },
      ingredient_brand_name: item.ingredient_brand_name,
      alcohol_abv: item.alcohol_abv,
      matches: matchesOf(hit),
    };
  });
}

function idsWithAttribute(search: SearchIndex, attributeIds: readonly number[]): Set<number> {
  const found = attributeIds.flatMap((id) =>
    search.search('', {
      kind: 'ingredient',
      filters: { ingredient_attribute_ids: [id] },
      limit: Number.POSITIVE_INFINITY,
    }),
  );
  return new Set(found.map(({ item }) => item.id));
}

/** A test of recipes: what may be missing, what one keeps about them, and how they taste. */
function acceptOf(source: Findable, { match, marks = {} }: Verdicts, asked: RecipeQuery) {
  const { missing_at_most, with_stand_ins = false, tastes = [] } = asked;
  const own = ownTest(marks, asked);
  const tests: ((id: number) => boolean)[] = own ? [own] : [];
  if (match && missing_at_most !== undefined)
    tests.push(
      (id) =>
        (match.missingCount(id) ?? Number.POSITIVE_INFINITY) +
          (with_stand_ins ? 0 : (match.replacedCount(id) ?? 0)) <=
        missing_at_most,
    );
  if (tastes.length > 0)
    tests.push(
      tasteTest(
        {
          scoresOf: (id) => source.flavour.scoresOf(id),
          ingredientIdsOf: (id) => source.matching.ingredientIdsOf(id),
          idsWithAttribute: (ids) => idsWithAttribute(source.search, ids),
        },
        tastes,
      ),
    );
  return tests.length === 0 ? undefined : (id: number) => tests.every((test) => test(id));
}

const recipeHitOf = (hit: SearchHit, verdicts: Verdicts): RecipeHit[] => {
  const { item } = hit;
  if (item.kind !== 'recipe') return [];
  return [
    {
      id: item.id,
      recipe_name: item.name,
      recipe_description: item.description,
      ingredient_names: [...item.ingredient_names],
      cover: item.cover,
      look: item.look,
      alcohol_abv: item.alcohol_abv,
      matches: matchesOf(hit),
      ...verdicts.of(item.id),
    },
  ];
};

/** Recipes by what was typed and the filters set. */
export function findRecipes(source: Findable, verdicts: Verdicts, asked: RecipeQuery): RecipeHit[] {
  const { query, sort, limit, strength, ingredient_ids, glassware_ids, serving_method_ids } = asked;
  const filters = {
    ingredient_ids,
    glassware_ids,
    serving_method_ids,
    ...strengthRange(strength, asked),
    accept: acceptOf(source, verdicts, asked),
  };
  return source.search
    .search(query, { kind: 'recipe', filters, sort, limit: limitOf(limit) })
    .flatMap((hit) => recipeHitOf(hit, verdicts));
}

const distinct = <T>(values: readonly (T | undefined)[]): T[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

const firstOf = <T>(hits: readonly T[], limit: number) => ({
  hits: hits.slice(0, limit),
  more: hits.length > limit,
});

/** Drinks of a taste: those first that have its word in their name, then the simplest. */
function findTasting(source: Findable, verdicts: Verdicts, asked: RecipeQuery, named: string): RecipeHit[] {
  const called = findRecipes(source, verdicts, { ...asked, query: named });
  const found = new Map(
    called.filter(({ matches }) => matches.length > 0).map((hit) => [hit.id, hit] as const),
  );
  for (const hit of findRecipes(source, verdicts, { ...asked, sort: 'simplest' }))
    if (!found.has(hit.id)) found.set(hit.id, hit);
  return [...found.values()];
}

/** Both kinds by what somebody typed in their own words. */
export function findBoth(source: Findable, verdicts: Verdicts, asked: SearchInput): SearchAnswer {
  const { query, literal, ingredient_limit, recipe_limit, sort = 'best' } = asked;
  const understood = understand(query, source.search, literal);
  const { words } = understood;
  const [ingredientLimit, recipeLimit] = [limitOf(ingredient_limit), limitOf(recipe_limit)];
  const { ingredient_type_ids, ingredient_brand_ids, ingredient_attribute_ids, abv_min, abv_max } = asked;
  const ingredients = findIngredients(source, {
    query: understood.query === '' ? query : understood.query,
    ingredient_type_ids,
    ingredient_brand_ids,
    ingredient_attribute_ids,
    abv_min,
    abv_max,
    sort,
    limit: ingredientLimit + 1,
  });
  const recipeQuery: RecipeQuery = {
    ...asked,
    query: understood.query,
    tastes: distinct([...(asked.tastes ?? []), ...words.map(({ taste }) => taste)]),
    // Of several strengths the last one said counts.
    strength: distinct(words.map(({ strength }) => strength)).at(-1) ?? asked.strength,
    sort,
    limit: recipeLimit + 1,
  };
  const recipes =
    words.length > 0 && understood.query === '' && sort === 'best'
      ? findTasting(source, verdicts, recipeQuery, words.map(({ word }) => word).join(' '))
      : findRecipes(source, verdicts, recipeQuery);
  const [some, drinks] = [firstOf(ingredients, ingredientLimit), firstOf(recipes, recipeLimit)];
  return {
    understood: { query: understood.query, words: [...words] },
    ingredients: some.hits,
    recipes: drinks.hits,
    more_ingredients: some.more,
    more_recipes: drinks.more,
  };
}
