import { Match } from '@cellaret/domain/availability/matching/match';
import type { SubstitutionRules } from '@cellaret/domain/availability/substitutes';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { Mark } from '@cellaret/domain/people/marks';
import { SearchIndex } from '@cellaret/domain/search/engine/search-index';
import { findBoth, findIngredients, type SearchContext } from '@cellaret/domain/search/find';
import { catalogueItems } from '@cellaret/domain/search/from-catalogue';
import type { SearchInput } from '@cellaret/domain/search/requests';
import type { SearchAnswer } from '@cellaret/domain/search/search-answer';
import type { CompactCatalogue } from './compact-catalogue.ts';
import { ingredientNameIn, ingredientNamesIn } from './in-catalogue.ts';

/** One index for each catalogue: making it takes some tens of milliseconds. */
const indexes = new WeakMap<CompactCatalogue, SearchIndex>();

function indexOf(catalogue: CompactCatalogue): SearchIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const index = SearchIndex.of(catalogueItems(catalogue));
  indexes.set(catalogue, index);
  return index;
}

/** The availability of recipes with a stock, in the shape of the API's answers. */
function contextOf(
  catalogue: CompactCatalogue,
  stock: readonly number[],
  substitutionRules: SubstitutionRules,
): SearchContext {
  const match = new Match(
    catalogue.matching,
    [...stock, ...substitutionRules.staple_ids],
    substitutionRules.substitutes,
  );
  return {
    match,
    of: (id) => {
      const missing = ingredientNamesIn(catalogue, match.missingOf(id) ?? []);
      const substitutes = (match.replacedOf(id) ?? []).map(({ ingredient_id, by_ingredient_id }) => ({
        wanted: ingredientNameIn(catalogue, ingredient_id),
        taken: ingredientNameIn(catalogue, by_ingredient_id),
      }));
      if (substitutes.length === 0) return { missing };
      return { missing: [...missing, ...substitutes.map(({ wanted }) => wanted)], substitutes };
    },
  };
}

const WITHOUT_STOCK: SearchContext = { match: null, of: () => ({ missing: null }) };

interface Own {
  /** Null where there is no cabinet. */
  stock: readonly number[] | null;
  substitutionRules: SubstitutionRules;
  /** Marks of recipes by id. */
  marks: Readonly<Record<string, Mark>>;
}

/** Answers `POST /api/search` from this device's catalogue. */
export const searchHere = (
  catalogue: CompactCatalogue,
  { stock, substitutionRules, marks }: Own,
  asked: SearchInput,
): SearchAnswer =>
  findBoth(
    { search: indexOf(catalogue), flavour: catalogue.flavour },
    { ...(stock === null ? WITHOUT_STOCK : contextOf(catalogue, stock, substitutionRules)), marks },
    asked,
  );

/** Ids of the ingredients that words mean, by any name that the search knows. */
export const ingredientsMeant = (catalogue: CompactCatalogue, query: string): ReadonlySet<number> =>
  new Set(
    findIngredients(
      { search: indexOf(catalogue), flavour: catalogue.flavour },
      { query, limit: LIMITS.search.most },
    ).map(({ id }) => id),
  );
