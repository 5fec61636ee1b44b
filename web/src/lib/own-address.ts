import { ownFiltersInput, type OwnFilters } from '@cellaret/domain/search/requests';

/** Five stars are ten halves. */
const halves = (stars: string | null): number | undefined => (stars === null ? undefined : Number(stars) * 2);

/** Reads what an address asks of one's own marks; what cannot be asked counts as not asked. */
export function readOwn(params: URLSearchParams): OwnFilters {
  const asked: Record<keyof OwnFilters, unknown> = {
    favourites: params.has('favourites') ? true : undefined,
    rated_at_least: halves(params.get('rated')),
    not_made: params.has('not-made') ? true : undefined,
    own_tags: params.get('tag')?.split(','),
  };
  const { shape } = ownFiltersInput;
  const read = <K extends keyof OwnFilters>(key: K) => {
    const { success, data } = shape[key].safeParse(asked[key]);
    return success && data !== undefined ? { [key]: data } : {};
  };
  return { ...read('favourites'), ...read('rated_at_least'), ...read('not_made'), ...read('own_tags') };
}

/** Writes it into an address, in the place of what was asked there; what is not asked leaves no trace. */
export function writeOwn(
  params: URLSearchParams,
  { favourites, rated_at_least, not_made, own_tags = [] }: OwnFilters,
): void {
  const put = (name: string, value: string | undefined) =>
    value ? params.set(name, value) : params.delete(name);
  put('favourites', favourites && '1');
  put('rated', rated_at_least === undefined ? undefined : String(rated_at_least / 2));
  put('not-made', not_made && '1');
  put('tag', own_tags.join(','));
}
