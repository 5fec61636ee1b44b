import { SORTS, type SearchSort as Sort } from '@cellaret/domain/search/engine/search-item';
import { useText } from '#lib/i18n/i18n.ts';
import { SortSelect } from '#ui/shelf/sort-select.tsx';

/** In which order hits stand. */
export function SearchSort({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const t = useText();
  const options = SORTS.map((sort) => ({ value: sort, label: t(`search.sort.${sort}`) }));
  return <SortSelect label={t('search.sort')} value={value} options={options} onChange={onChange} />;
}
