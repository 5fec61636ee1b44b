import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useAllIngredients } from '#data/catalogue/ingredient-names.ts';
import { searchIngredientOptions, storedNameOf } from '#data/ingredients/ingredient-options.ts';
import { putNamedOnList, putOnList, type ShoppingItems } from '#data/shopping/shopping.ts';
import { announce } from '#lib/browser/announcer.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { HIDDEN } from '#ui/kit/visually-hidden.ts';

const noop = (): void => undefined;

/** Adds an ingredient, or whatever else one calls by its name. */
export function AddToList({ items }: { items: ShoppingItems }) {
  const t = useText();
  // Another field for the next one: what was typed goes with what was chosen.
  const [added, setAdded] = useState(0);
  const all = useAllIngredients();
  const catalogue = useCatalogue();
  const known = catalogue.state === 'ready' ? catalogue.value : null;
  const begun = (name: string): void => {
    setAdded(added + 1);
    announce(t('bar-cabinet.shopping.added', { name }));
  };
  if (Object.keys(items).length >= LIMITS.shoppingList.items)
    return <Typography>{t('bar-cabinet.shopping.full', { count: LIMITS.shoppingList.items })}</Typography>;
  return (
    <Box
      data-foot="phone"
      sx={{
        maxWidth: { md: 560 },
        displayPrint: 'none',
        // Its placeholder says the same.
        '& label': HIDDEN,
        '& .MuiAutocomplete-inputRoot': {
          minHeight: 56,
          borderRadius: '28px',
          paddingInline: '14px',
        },
        position: { xs: 'fixed', md: 'static' },
        zIndex: 2,
        inset: 'auto 0 calc(var(--bottom-bar) + env(safe-area-inset-bottom))',
        p: { xs: 1, md: 0 },
        px: { xs: 2, md: 0 },
        bgcolor: 'background.default',
        boxShadow: { xs: 'var(--lift3)', md: 'none' },
        // Its ground goes on behind what stands between it and the bottom bar.
        '&::after': {
          content: { xs: '""', md: 'none' },
          position: 'absolute',
          inset: '100% 0 auto',
          height: 'calc(var(--bottom-bar) - var(--dock))',
          bgcolor: 'inherit',
        },
      }}
    >
      <SearchSelect
        key={added}
        value={null}
        onChange={(option) => {
          if (option === null) return;
          begun(option.name);
          putOnList(items, 'hand', [
            {
              id: option.id,
              name: storedNameOf(option),
              typeId: known?.ingredients.get(option.id)?.ingredient_type_id ?? null,
              ml: 0,
              note: '',
              bottles: null,
            },
          ]).catch(showFailure);
        }}
        onBlur={noop}
        first={all}
        search={searchIngredientOptions}
        create={(name) => {
          begun(name);
          putNamedOnList(name).catch(showFailure);
          return Promise.resolve(null);
        }}
        label={t('bar-cabinet.shopping.add')}
        placeholder={t('bar-cabinet.shopping.add')}
        error={null}
        inputRef={null}
      />
    </Box>
  );
}
