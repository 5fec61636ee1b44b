import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { FilterIcon } from '#ui/icons/actions.tsx';
import { SearchField } from '#ui/kit/search-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';

interface SearchBarProps {
  typed: string;
  onType: (text: string) => void;
  onSubmit: () => void;
  box: Ref<HTMLInputElement>;
  /** How many filters are set. */
  filterTotal: number;
  filtersOpen: boolean;
  onFilters: () => void;
}

/** The search box, and the button that opens the filters. */
export function SearchBar(props: SearchBarProps) {
  const t = useText();
  const filtersText = t('search.filters.button', { count: props.filterTotal });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box role="search" sx={{ flex: 1, minWidth: 0 }}>
        <SearchField
          label={t('search.box')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
          value={props.typed}
          onChange={props.onType}
          onSubmit={props.onSubmit}
          inputRef={props.box}
          inputProps={{ maxLength: 200, 'aria-keyshortcuts': '/' }}
        />
      </Box>
      <Button
        variant="outlined"
        aria-expanded={props.filtersOpen}
        aria-controls="search-filters"
        onClick={props.onFilters}
        sx={{ gap: 1, minWidth: 56, px: { xs: 1.5, sm: 2.5 } }}
      >
        <FilterIcon />
        {/* On a phone the room is the box's: of the button's words only the number stays. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {filtersText}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <VisuallyHidden>{filtersText}</VisuallyHidden>
          {props.filterTotal > 0 && <span aria-hidden>{props.filterTotal}</span>}
        </Box>
      </Button>
    </Box>
  );
}
