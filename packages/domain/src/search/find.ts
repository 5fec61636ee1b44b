import { LIMITS } from '../core/limits.ts';
import type { Mark } from '../people/marks.ts';
import { UNBRANDED } from '../reference/reference.ts';
import { degreesIn, drinkOf, type Findable } from './drinks.ts';
import type { SearchHit } from './engine/search-index.ts';
import type { SearchFilters } from './engine/search-item.ts';
import { explained } from './explain.ts';
import { matchRanges } from './match-ranges.ts';
import { leftOut } from './question.ts';
import { recipesFor, type FoundRecipes } from './recipe-columns.ts';
import { ownTest, type IngredientSearchInput, type RecipeSearchInput, type SearchInput } from './requests.ts';
import type { IngredientHit, RecipeHit, SearchAnswer } from './search-answer.ts';
import { strengthRange } from './words/tastes.ts';
import type { Understood } from './words/terms.ts';
import { understand } from './words/understand.ts';

/** The caller's data about recipes: a match with a cabinet, and marks, if the search needs them. */
export interface SearchContext {
  readonly match: {
    missingCount: (recipeId: number) => number | null;
    replacedCount: (recipeId: number) => number | null;
  } | null;
  readonly marks?: Readonly<Record<string, Mark>>;
  /** The fields of a hit about missing ingredients. */
  readonly of: (recipeId: number) => Pick<RecipeHit, 'missing' | 'substitutes'>;
}

type RecipeQuery = Omit<RecipeSearchInput, 'bar_cabinet_id'>;

const matchesOf = ({ item, terms }: SearchHit): [number, number][] =>
  matchRanges(item.name, terms).map(({ start, end }) => [start, end]);

const limitOf = (limit: number | undefined): number => limit ?? LIMITS.search.results;

function ingredientsFor(
  source: Findable,
  { terms }: Understood,
  asked: IngredientSearchInput,
): IngredientHit[] {
  const { search } = source;
  const { query, sort, limit, ...filters } = asked;
  const wanted = terms.filter(({ negated }) => !negated);
  const words = wanted.flatMap((term) =>
    term.kind === 'ingredient'
      ? [term.words]
      : term.kind === 'text' || term.kind === 'drink'
        ? [term.called]
        : [],
  );
  const left = leftOut(source, terms);
  // Ingredients that are only named after one that is left out stay.
  const out = new Set(
    terms.flatMap((term) =>
      term.kind === 'ingredient' && term.negated ? term.core.filter((id) => left.has(id)) : [],
    ),
  );
  const meant = new Set(wanted.flatMap((term) => (term.kind === 'ingredient' ? term.core : [])));
  const options = (ids: ReadonlySet<number> | null) => ({
    kind: 'ingredient' as const,
    sort,
    limit: limitOf(limit),
    filters: { ...filters, accept: (id: number) => !out.has(id) && (ids === null || ids.has(id)) },
  });
  const found = search.search(words.length > 0 ? words.join(' ') : query, options(null));
  // An ingredient with a synonym in the catalogue is found by its meaning: 'Birne' is no olive brine.
  const isMissed = meant.size > 0 && !found.some(({ item }) => meant.has(item.id));
  const hits = isMissed ? search.search('', options(meant)) : found;
  return hits.flatMap((hit) => {
    const { item } = hit;
    if (item.kind !== 'ingredient') return [];
    return {
      id: item.id,
      ingredient_name: item.name,
      ingredient_type: { id: item.ingredient_type_id, ingredient_type_name: item.ingredient_type_name },
      ingredient_brand_name: item.ingredient_brand_id === UNBRANDED ? '' : item.ingredient_brand_name,
      alcohol_abv: item.alcohol_abv,
      matches: matchesOf(hit),
    };
  });
}

export const findIngredients = (source: Findable, asked: IngredientSearchInput): IngredientHit[] =>
  ingredientsFor(source, understand(asked.query, source.search), asked);

function acceptOf(
  source: Findable,
  { match, marks = {} }: SearchContext,
  asked: RecipeQuery,
): SearchFilters['accept'] {
  const { missing_at_most, with_substitutes = false, tastes = [] } = asked;
  const own = ownTest(marks, asked);
  const tests: NonNullable<SearchFilters['accept']>[] = own ? [own] : [];
  if (match && missing_at_most !== undefined)
    tests.push(
      (id) =>
        (match.missingCount(id) ?? Number.POSITIVE_INFINITY) +
          (with_substitutes ? 0 : (match.replacedCount(id) ?? 0)) <=
        missing_at_most,
    );
  if (tastes.length > 0) {
    const degrees = degreesIn(source);
    tests.push((id, _, traits) => {
      const drink = drinkOf(source, id, traits);
      return tastes.every((taste) => degrees[taste](drink) > 0);
    });
  }
  return tests.length === 0 ? undefined : (id, kind, traits) => tests.every((test) => test(id, kind, traits));
}

const recipeHitOf = (hit: SearchHit, context: SearchContext): RecipeHit[] => {
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
      ...context.of(item.id),
    },
  ];
};

/** The ids of the ingredients that phrases mean, by phrase. */
const meantIds = ({ search }: Findable, phrases: readonly string[] = []): number[][] =>
  phrases.map((phrase) =>
    understand(phrase, search).terms.flatMap((term) =>
      term.kind === 'ingredient' ? [...term.core, ...term.loose] : [],
    ),
  );

function recipesOf(
  source: Findable,
  context: SearchContext,
  asked: RecipeQuery,
  understood: Understood,
): FoundRecipes & { hits: RecipeHit[] } {
  const { query, sort = 'best', limit, strength, ingredient_ids, glassware_ids, serving_method_ids } = asked;
  const filters: SearchFilters = {
    ingredient_ids,
    glassware_ids,
    serving_method_ids,
    ...strengthRange(strength, asked),
    // Alcohol-free imitations are excluded by 'without', but do not match 'with'.
    with: meantIds(source, asked.with).map((ids) => {
      const real = ids.filter((id) => !source.search.book.isImitation(id));
      return real.length > 0 ? real : ids;
    }),
    without: new Set(meantIds(source, asked.without).flat()),
    accept: acceptOf(source, context, asked),
  };
  const typed = query.trim() === '';
  const found = typed
    ? { ...NOTHING, hits: source.search.search('', { kind: 'recipe', filters, sort, limit: limitOf(limit) }) }
    : recipesFor(source, query, understood, { filters, sort, limit: limitOf(limit) });
  const hits =
    'hits' in found ? found.hits : found.ranks.flatMap((one) => source.search.hit(one, found.words));
  return { ...found, hits: hits.flatMap((hit) => recipeHitOf(hit, context)) };
}

const NOTHING: FoundRecipes = { ranks: [], words: [], leftAside: [], contradiction: false, like: null };

export const findRecipes = (source: Findable, context: SearchContext, asked: RecipeQuery): RecipeHit[] =>
  recipesOf(source, context, asked, understand(asked.query, source.search)).hits;

const firstOf = <T>(hits: readonly T[], limit: number) => ({
  hits: hits.slice(0, limit),
  more: hits.length > limit,
});

export function findBoth(source: Findable, context: SearchContext, asked: SearchInput): SearchAnswer {
  const { query, ingredient_limit, recipe_limit, sort } = asked;
  const understood = understand(query, source.search);
  const [ingredientLimit, recipeLimit] = [limitOf(ingredient_limit), limitOf(recipe_limit)];
  const { ingredient_type_ids, ingredient_brand_ids, ingredient_attribute_ids, abv_min, abv_max } = asked;
  const ingredients = ingredientsFor(source, understood, {
    query,
    ingredient_type_ids,
    ingredient_brand_ids,
    ingredient_attribute_ids,
    abv_min,
    abv_max,
    sort,
    limit: ingredientLimit + 1,
  });
  const recipes = recipesOf(source, context, { ...asked, limit: recipeLimit + 1 }, understood);
  const [some, drinks] = [firstOf(ingredients, ingredientLimit), firstOf(recipes.hits, recipeLimit)];
  return {
    understood: explained(source, query, understood, recipes),
    ingredients: some.hits,
    recipes: drinks.hits,
    more_ingredients: some.more,
    more_recipes: drinks.more,
  };
}
