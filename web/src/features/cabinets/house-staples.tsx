import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStaples } from '#data/cabinets/staples.ts';
import { useAllIngredients } from '#data/catalogue/all-ingredients.ts';
import { useIngredientNames } from '#data/catalogue/ingredient-names.ts';
import { searchIngredientOptions } from '#data/ingredients/ingredient-options.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { createOptionHere } from '#ui/form/create-here.ts';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { ChipList } from '#ui/kit/chip-list.tsx';

const noop = (): void => undefined;

/** Staples: everybody's as text, one's own to change. */
export function HouseStaples() {
  const t = useText();
  const { ofAll, own, set } = useStaples();
  const nameOf = useIngredientNames([...ofAll, ...own]);
  // Another field for the next one: what was typed goes with what was chosen.
  const [added, setAdded] = useState(0);
  const all = useAllIngredients();
  const label = (id: number) => ({ id, label: nameOf(id) });
  const add = ({ id, name }: { id: number; name: string }): void => {
    setAdded(added + 1);
    set?.(id, true).catch(showFailure);
    showToast(t('bar-cabinet.rules.staples.added', { name }));
  };
  const remove = (id: number): void => {
    set?.(id, false).catch(showFailure);
    showToast(t('bar-cabinet.rules.staples.removed', { name: nameOf(id) }), {
      action: { label: t('bar-cabinet.undo'), run: () => void set?.(id, true).catch(showFailure) },
    });
  };
  return (
    <Box
      component="section"
      aria-labelledby="staples"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 560 }}
    >
      <Box>
        <Typography variant="h2" id="staples">
          {t('bar-cabinet.rules.staples')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('bar-cabinet.rules.staples.text')}</Typography>
      </Box>
      <Typography variant="h3">{t('bar-cabinet.rules.staples.own')}</Typography>
      {own.length === 0 ? (
        <Typography>{t('bar-cabinet.rules.staples.none')}</Typography>
      ) : (
        <ChipList
          label={t('bar-cabinet.rules.staples.own')}
          items={own.map(label)}
          onRemove={remove}
          removeLabel={(rule) => t('bar-cabinet.rules.remove', { rule })}
        />
      )}
      {own.length >= LIMITS.staples.max ? (
        <Typography>{t('bar-cabinet.rules.staples.full', { count: LIMITS.staples.max })}</Typography>
      ) : (
        <SearchSelect
          key={added}
          value={null}
          onChange={(option) => option && add(option)}
          onBlur={noop}
          first={all.filter(({ id }) => !ofAll.includes(id) && !own.includes(id))}
          search={searchIngredientOptions}
          create={createOptionHere}
          label={t('bar-cabinet.rules.staples.add')}
          error={null}
          inputRef={null}
        />
      )}
      <Typography variant="h3">{t('bar-cabinet.rules.staples.shared')}</Typography>
      <ChipList label={t('bar-cabinet.rules.staples.shared')} items={ofAll.map(label)} />
    </Box>
  );
}
