import { ownFilterCount, ownTest } from '@cellaret/domain/search/requests';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '#data/api/call-api.ts';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { inStock, stockKey, useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { loadSearchHere, useSearchSource } from '#data/catalogue/use-search-here.ts';
import { useHearts, useMarks } from '#data/people/marks.ts';
import { useChosenPreferences } from '#data/people/preferences.ts';
import { useSavedSearches } from '#data/people/saved-searches.ts';
import { useSaved } from '#lib/hooks/use-saved.ts';
import { readOwn } from '#lib/own-address.ts';
import { SearchScreen } from './search-screen.tsx';
import { searchBody } from './search-state.ts';
import type { SearchBoth } from './use-search-screen.ts';

/** `/search`: one box over ingredients and recipes; each recipe says what the active cabinet lacks for it. */
export function SearchPage() {
  const live = useActiveBarCabinet();
  // Back online, the API is asked again, because the key of its input differs.
  const { source: reachable, catalogue } = useSearchSource();
  const cabinet = live.state === 'ready' ? live.value : null;
  const substitutionRules = useSubstitutionRules(cabinet, catalogue);
  const marked = useMarks('recipes');
  const marks = marked.state === 'ready' ? marked.value : null;
  const [params] = useSearchParams();
  const own = readOwn(params);
  const asksOwn = ownFilterCount(own) > 0;
  // Searches by one's own marks are answered on this device if possible: it has each mark before the server.
  const source = asksOwn && catalogue !== null ? 'here' : reachable;
  const test = asksOwn ? ownTest(marks ?? {}, own) : undefined;
  const ownIds = test ? Object.keys(marks ?? {}).filter((id) => test(Number(id))) : [];
  // Availability follows every toggle and every rule of the cabinet; the API knows it once it has reached
  // the server.
  const stapleIds = useChosenPreferences().staple_ids;
  const stock = useSaved(
    cabinet === null ? 'nothing' : stockKey(cabinet, stapleIds),
    live.state === 'ready' && live.pending,
  );
  const isKnown =
    live.state !== 'loading' &&
    stock !== null &&
    (source !== 'here' || substitutionRules !== null) &&
    !(asksOwn && marked.state === 'loading');
  const searchBoth: SearchBoth = async (state, signal) => {
    const body = searchBody(state, cabinet?.id ?? null);
    if (source !== 'here' || catalogue === null || substitutionRules === null)
      return { ...(await callApi('searchAll', {}, body, { signal })), here: false };
    const { searchHere } = await loadSearchHere();
    const asked = { stock: cabinet && inStock(cabinet), substitutionRules, marks: marks ?? {} };
    return { ...searchHere(catalogue, asked, body), here: reachable === 'here' };
  };
  return (
    <SearchScreen
      hasCabinet={cabinet !== null}
      about={isKnown ? `${source} ${stock} ${ownIds.join()}` : null}
      searchBoth={searchBoth}
      heartOf={useHearts()}
      saved={useSavedSearches()}
    />
  );
}
