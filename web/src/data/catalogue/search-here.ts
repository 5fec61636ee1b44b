import { Match } from '@cellaret/domain/availability/matching/match';
import type { Larder } from '@cellaret/domain/availability/stand-ins';
import type { Mark } from '@cellaret/domain/people/marks';
import { SearchIndex } from '@cellaret/domain/search/engine/search-index';
import { findBoth, type Verdicts } from '@cellaret/domain/search/find';
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
function verdictsOf(catalogue: CompactCatalogue, stock: readonly number[], larder: Larder): Verdicts {
  const match = new Match(catalogue.matching, [...stock, ...larder.staple_ids], larder.standIns);
  return {
    match,
    of: (id) => {
      const missing = ingredientNamesIn(catalogue, match.missingOf(id) ?? []);
      const stand_ins = (match.replacedOf(id) ?? []).map(({ ingredient_id, by_ingredient_id }) => ({
        wanted: ingredientNameIn(catalogue, ingredient_id),
        taken: ingredientNameIn(catalogue, by_ingredient_id),
      }));
      if (stand_ins.length === 0) return { missing };
      return { missing: [...missing, ...stand_ins.map(({ wanted }) => wanted)], stand_ins };
    },
  };
}

const NO_VERDICTS: Verdicts = { match: null, of: () => ({ missing: null }) };

interface Own {
  /** Null where there is no cabinet. */
  stock: readonly number[] | null;
  larder: Larder;
  /** Marks of recipes by id. */
  marks: Readonly<Record<string, Mark>>;
}

/** Answers `POST /api/search` from this device's catalogue. */
export const searchHere = (
  catalogue: CompactCatalogue,
  { stock, larder, marks }: Own,
  asked: SearchInput,
): SearchAnswer =>
  findBoth(
    { search: indexOf(catalogue), flavour: catalogue.flavour },
    { ...(stock === null ? NO_VERDICTS : verdictsOf(catalogue, stock, larder)), marks },
    asked,
  );
