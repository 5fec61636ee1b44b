import { lookOfCode } from '@cellaret/domain/drawings/look-code';
import type { Party } from '@cellaret/domain/parties/party';
import { sharesOf, writtenShares, type Plan, type PlanInput } from '@cellaret/domain/parties/plan';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { callApi } from '#data/api/call-api.ts';
import { useCatalogue } from '#data/catalogue/catalogue.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatNumber } from '#lib/text/format.ts';
import { byName } from '#lib/text/names.ts';
import { keepPicturePlace } from '#ui/card-opens.ts';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { AddIcon, CloseIcon } from '#ui/icons/actions.tsx';
import { RemoveIcon } from '#ui/icons/door.tsx';
import { LINED_ROW } from '#ui/kit/lists/list-styles.ts';
import { RecipeThumbnail } from '#ui/shelf/thumbnails.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface PartyDrinksProps {
  plan: Plan;
  party: Party | null;
  onChange: (change: Partial<PlanInput>) => void;
}

const noop = (): void => undefined;

const searchDrinks = async (query: string, signal: AbortSignal) =>
  (await callApi('searchRecipes', {}, { query }, { signal })).map(({ id, recipe_name: name }) => ({
    id,
    name,
  }));

/** Drinks of the party with their shares: a higher weight means more of it. */
export function PartyDrinks({ plan, party, onChange }: PartyDrinksProps) {
  const t = useText();
  const locale = useLocale();
  const live = useCatalogue();
  const catalogue = live.state === 'ready' ? live.value : null;
  const all = useMemo(
    () => [...(catalogue?.recipes ?? [])].map(([id, { name }]) => ({ id, name })).sort(byName(locale)),
    [catalogue, locale],
  );
  // Another field for the next one: what was typed goes with what was chosen.
  const [added, setAdded] = useState(0);
  const shares = sharesOf(plan);
  const weigh = (recipe: number, by: number): void =>
    onChange({
      shares: writtenShares(
        shares.flatMap((one) => {
          if (one.recipe_id !== recipe) return one;
          const weight = Math.min(99, one.weight + by);
          return weight < 1 ? [] : { ...one, weight };
        }),
      ),
    });
  return (
    <Box component="section" aria-labelledby="party-drinks" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="party-drinks">
        {t('party.drinks')}
      </Typography>
      {shares.length === 0 && <Typography color="textSecondary">{t('party.drinks.none')}</Typography>}
      {party !== null && party.total > 0 && (
        <Typography>
          {t('party.drinks.sum', { guests: plan.guests, each: party.drinks_each, total: party.total })}
        </Typography>
      )}
      {party !== null && party.total > 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('party.alcohol.each', {
            grams: formatNumber(party.alcohol_gram_each, { maximumFractionDigits: 0 }),
          })}
        </Typography>
      )}
      <Box component="ul" aria-labelledby="party-drinks" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shares.map(({ recipe_id: id, weight }) => {
          const drink = party?.drinks.find((one) => one.id === id);
          const known = catalogue?.recipes.get(id);
          const name =
            drink?.name ?? known?.name ?? t(party === null ? 'common.loading' : 'party.drink.unknown');
          return (
            <Box component="li" key={id} sx={LINED_ROW}>
              <Box sx={{ flex: 'none', displayPrint: 'none' }}>
                <RecipeThumbnail look={lookOfCode(known?.look ?? null)} cover={known?.cover} />
              </Box>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <TextLink
                  onClick={keepPicturePlace}
                  to={PATHS.recipe(id)}
                  color="inherit"
                  underline="hover"
                  dir="auto"
                >
                  {name}
                </TextLink>
                {drink && (
                  <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
                    {t('party.drinks.count', { count: drink.count })}
                  </Box>
                )}
              </Box>
              <Box
                role="group"
                aria-label={t('party.weight', { name })}
                sx={{ display: 'flex', alignItems: 'center' }}
              >
                <IconButton
                  aria-label={t('party.less', { name })}
                  disabled={weight <= 1}
                  onClick={() => weigh(id, -1)}
                >
                  <RemoveIcon />
                </IconButton>
                <Typography sx={{ minWidth: 24, textAlign: 'center', displayPrint: 'none' }}>
                  {weight}
                </Typography>
                <IconButton aria-label={t('party.greater', { name })} onClick={() => weigh(id, 1)}>
                  <AddIcon />
                </IconButton>
                <IconButton aria-label={t('party.without', { name })} onClick={() => weigh(id, -weight)}>
                  <CloseIcon />
                </IconButton>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ maxWidth: 560, displayPrint: 'none' }}>
        <SearchSelect
          key={added}
          value={null}
          onChange={(option) => {
            if (option === null) return;
            setAdded(added + 1);
            if (shares.some((one) => one.recipe_id === option.id)) return;
            onChange({ shares: writtenShares([...shares, { recipe_id: option.id, weight: 1 }]) });
          }}
          onBlur={noop}
          first={all}
          search={searchDrinks}
          label={t('party.add')}
          error={null}
          inputRef={null}
        />
      </Box>
    </Box>
  );
}
