import { RATED_WELL, type OwnFilters } from '@cellaret/domain/search/requests';
import { useText } from '#lib/i18n/i18n.ts';
import { MultiSelect } from '../form/option-select.tsx';

interface OwnFilterProps {
  value: OwnFilters;
  /** The tags one uses. */
  used: readonly string[];
  onChange: (value: OwnFilters) => void;
}

const FAVOURITES = 1;
const RATED = 2;
const NOT_MADE = 3;
const FIRST_TAG = 4;

const noop = () => undefined;

/** Filters by one's own marks: favourites, well rated, not made yet, tags. */
export function OwnFilter({ value, used, onChange }: OwnFilterProps) {
  const t = useText();
  const { favourites, rated_at_least, not_made, own_tags = [] } = value;
  const tags = [...new Set([...used, ...own_tags])];
  const stars = rated_at_least ?? RATED_WELL;
  const options = [
    { id: FAVOURITES, name: t('search.own.favourites') },
    { id: RATED, name: t('search.own.rated', { stars: stars / 2 }) },
    { id: NOT_MADE, name: t('search.own.not-made') },
    ...tags.map((name, at) => ({ id: FIRST_TAG + at, name })),
  ];
  const chosen = [
    ...(favourites ? [FAVOURITES] : []),
    ...(rated_at_least === undefined ? [] : [RATED]),
    ...(not_made ? [NOT_MADE] : []),
    ...own_tags.map((tag) => FIRST_TAG + tags.indexOf(tag)),
  ];
  const change = (ids: readonly number[]): void => {
    const chosenTags = tags.filter((_, at) => ids.includes(FIRST_TAG + at));
    onChange({
      ...(ids.includes(FAVOURITES) && { favourites: true }),
      ...(ids.includes(RATED) && { rated_at_least: stars }),
      ...(ids.includes(NOT_MADE) && { not_made: true }),
      ...(chosenTags.length > 0 && { own_tags: chosenTags }),
    });
  };
  return (
    <MultiSelect
      label={t('search.own')}
      value={chosen}
      options={options}
      onChange={change}
      error={undefined}
      onBlur={noop}
      inputRef={null}
    />
  );
}
