import { callApi } from '#data/api/client.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { SearchScreen } from './search-screen.tsx';
import { ingredientSearch, recipeSearch } from './search-state.ts';

/** `/search`: one box over ingredients and recipes; each recipe says what the active cabinet lacks for it. */
export function SearchPage() {
  const cabinet = useActiveBarCabinet();
  const cabinetId = cabinet.state === 'ready' ? (cabinet.value?.id ?? null) : null;
  return (
    <SearchScreen
      hasCabinet={cabinetId !== null}
      about={cabinet.state === 'loading' ? null : (cabinetId ?? 'nothing')}
      searchBoth={async (state, signal) => {
        const [ingredients, recipes] = await Promise.all([
          callApi('searchIngredients', {}, ingredientSearch(state), { signal }),
          callApi('searchRecipes', {}, recipeSearch(state, cabinetId), { signal }),
        ]);
        return { ingredients, recipes };
      }}
    />
  );
}
