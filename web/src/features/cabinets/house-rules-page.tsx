import { type HouseRule, houseRulesOf } from '@cellaret/domain/availability/house-rules';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useHouseRules } from '#data/cabinets/house-rules.ts';
import { useStaples } from '#data/cabinets/staples.ts';
import { useAllIngredients, useIngredientNames } from '#data/catalogue/ingredient-names.ts';
import { useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { searchIngredientOptions } from '#data/ingredients/ingredient-options.ts';
import { useMayChange } from '#data/session/place.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { textOrder } from '#lib/text/names.ts';
import { createOptionHere } from '#ui/form/create-here.ts';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { ChipList } from '#ui/kit/chip-list.tsx';
import { BELOW_LIST, HALVES } from '#ui/kit/lists/list-styles.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';

const noop = (): void => undefined;

/** Staples: everybody's as text, one's own to change. */
function HouseStaples() {
  const t = useText();
  const { ofAll, own, set } = useStaples();
  const nameOf = useIngredientNames([...ofAll, ...own]);
  // Another field for the next one: what was typed goes with what was chosen.
  const [added, setAdded] = useState(0);
  const all = useAllIngredients();
  const inOrder = textOrder(useLocale());
  const labels = (ids: readonly number[]) =>
    ids.map((id) => ({ id, label: nameOf(id) })).sort((one, other) => inOrder(one.label, other.label));
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
          items={labels(own)}
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
      <ChipList label={t('bar-cabinet.rules.staples.shared')} items={labels(ofAll)} />
    </Box>
  );
}

/** Substitutions that a cabinet always or never makes; each can be removed and restored. */
function HouseSwaps({ cabinet }: { cabinet: BarCabinet }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const decide = useHouseRules(cabinet);
  const mayChange = useMayChange();
  const rules = houseRulesOf(cabinet.house_rules);
  const nameOf = useIngredientNames(
    rules.flatMap((rule) => [rule.ingredient_id, rule.substitute_ingredient_id]),
  );
  const textOf = (rule: HouseRule): string =>
    t(rule.accepted ? 'bar-cabinet.rules.swaps.always' : 'bar-cabinet.rules.swaps.never', {
      wanted: nameOf(rule.ingredient_id),
      taken: nameOf(rule.substitute_ingredient_id),
    });
  const remove = (rule: HouseRule): void => {
    decide(rule, null)?.saved.catch(showFailure);
    // The button goes with its rule.
    heading.current?.focus();
    showToast(t('bar-cabinet.rules.removed', { rule: textOf(rule) }), {
      action: {
        label: t('bar-cabinet.undo'),
        run: () => void decide(rule, rule.accepted)?.saved.catch(showFailure),
      },
    });
  };
  return (
    <Box component="section" aria-labelledby="substitutes">
      <Typography variant="h2" id="substitutes" ref={heading} tabIndex={-1}>
        {t('bar-cabinet.rules.swaps')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('bar-cabinet.rules.swaps.in', { cabinet: cabinet.bar_cabinet_name })}
      </Typography>
      {rules.length === 0 ? (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
          <Typography>{t('bar-cabinet.rules.swaps.none')}</Typography>
          <Button component={Link} to={PATHS.whatCanIMake} sx={BELOW_LIST}>
            {t('bar-cabinet.rules.recipes')}
          </Button>
        </Box>
      ) : (
        <Box component="ul" aria-labelledby="substitutes" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {rules.map((rule) => (
            <Box
              component="li"
              key={`${rule.ingredient_id} ${rule.substitute_ingredient_id}`}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                minHeight: 48,
                maxWidth: 560,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {textOf(rule)}
              </Box>
              {mayChange && (
                <IconButton
                  aria-label={t('bar-cabinet.rules.remove', { rule: textOf(rule) })}
                  onClick={() => remove(rule)}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** `/bar-cabinet/rules`: what is always at hand, and what the selected cabinet takes for what. */
export function HouseRulesPage() {
  const t = useText();
  const cabinet = useActiveBarCabinet();
  return (
    <Box sx={HALVES}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PageHeading>{t('bar-cabinet.rules')}</PageHeading>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {t('bar-cabinet.rules.text')}
        </Typography>
      </Box>
      {cabinet.state === 'loading' && <Skeleton variant="rounded" height={160} />}
      {cabinet.state === 'error' && <UnreadNotice retry={() => location.reload()} />}
      {cabinet.state === 'ready' && cabinet.value && <HouseSwaps cabinet={cabinet.value} />}
      <HouseStaples />
    </Box>
  );
}
