import { type Wish, WISHES } from '@cellaret/domain/recommendations/tonight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSubstitutionRules } from '#data/availability/substitution-rules.ts';
import { useCatalogueOrReason } from '#data/catalogue/catalogue.ts';
import { inStock, useActiveBarCabinet } from '#data/catalogue/stock.ts';
import { useHearts } from '#data/people/marks.ts';
import { useMayChange } from '#data/session/place.ts';
import { useListing } from '#data/shopping/shopping.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { heroName } from '#ui/hero-name.ts';
import { ChoiceLinks } from '#ui/kit/choice-links.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { BELOW_LIST } from '#ui/kit/lists/list-styles.ts';
import { HeartToggle } from '#ui/marks/heart-toggle.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { BasketButton } from '#ui/shelf/basket-button.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { useCompany } from './company.ts';
import { DrinkRows } from './drink-rows.tsx';
import {
  type Choosing,
  chosenForOne,
  drinkIn,
  type EveningSource,
  savingsOf,
  useEveningSource,
  useTonight,
} from './evening-drinks.ts';
import { EveningMenu } from './evening-menu.tsx';
import { FirstPick, PickHero } from './first-pick.tsx';
import { reasonText, spoilingText } from './tonight-reason.ts';

/** `/tonight`: five drinks for this evening, what is one bottle short, what wants to be used up. */
export function TonightPage() {
  const [attempt, again] = useAgain();
  return <Tonight key={attempt} again={again} />;
}

function Tonight({ again }: { again: () => void }) {
  const t = useText();
  const [params] = useSearchParams();
  const wish = WISHES.find((one) => one === params.get('wish')) ?? null;
  const { source, isEmpty, reading, isUnknown } = useEvening();
  const company = useCompany(source);
  const isForAll = params.get('for') === 'all';
  const together = company === null || company === 'loading' ? null : company;
  const choose = (isForAll && together?.choose) || chosenForOne;
  const made = useTonight(isForAll && company === 'loading' ? null : source, wish, choose);
  const [first, ...others] = made?.drinks ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PickHero inset night drink={first}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <PageHeading hero={heroName(t('tonight.title'))}>{t('tonight.title')}</PageHeading>
          {together && <EveningMenu company={together} />}
        </Box>
        {source && first && (
          <FirstPick
            drink={first}
            reason={reasonText(first.reason, source.catalogue, t)}
            heading={(link) => (
              <>
                <Typography variant="overline" component="p" sx={{ '&&': { color: 'walnut.lamp' } }}>
                  {t('tonight.first-pick')}
                </Typography>
                <Typography variant="h2" dir="auto">
                  {link}
                </Typography>
              </>
            )}
          />
        )}
        {made && !first && <Typography>{t('tonight.none')}</Typography>}
      </PickHero>
      {source && made ? (
        <>
          <Wishes chosen={wish} />
          <Rows source={source} made={made} others={others} wish={wish} choose={choose} />
        </>
      ) : isUnknown ? (
        <NoCatalogue />
      ) : !isEmpty || reading === 'waiting' ? (
        <Skeleton variant="rounded" height={320} />
      ) : reading === 'unread' ? (
        <UnreadNotice retry={again} />
      ) : (
        <EmptyState
          title={t('tonight.no-bottles')}
          action={
            <Button variant="contained" component={Link} to={PATHS.fillBarCabinet}>
              {t('tonight.fill')}
            </Button>
          }
        />
      )}
    </Box>
  );
}

/** The facts of the evening, or why there are none. */
function useEvening() {
  const live = useActiveBarCabinet();
  const cabinet = live.state === 'ready' ? live.value : null;
  const isEmpty = cabinet === null || inStock(cabinet).length === 0;
  const reading = useReading(live, isEmpty);
  const asked = useCatalogueOrReason();
  const found = asked.state === 'ready' ? asked.value : null;
  const catalogue = typeof found === 'string' ? null : found;
  const substitutionRules = useSubstitutionRules(cabinet, catalogue);
  const source = useEveningSource({ catalogue, cabinet: isEmpty ? null : cabinet, substitutionRules });
  // More recipes than a browser should load, or a file that could not be fetched.
  const isUnknown = !isEmpty && asked.state !== 'loading' && catalogue === null && found !== 'being-made';
  return { source, isEmpty, reading, isUnknown };
}

/** The API answers what can be made. */
function NoCatalogue() {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{t('tonight.no-catalogue')}</Typography>
      <Button variant="contained" component={Link} to={PATHS.whatCanIMake}>
        {t('section.what-can-i-make')}
      </Button>
    </Box>
  );
}

/** Moods to choose from: one narrows the choice, a second tap widens it again. */
function Wishes({ chosen }: { chosen: Wish | null }) {
  const t = useText();
  return (
    <ChoiceLinks
      label={t('tonight.wishes')}
      name="wish"
      options={WISHES.map((wish) => ({
        text: t(`tonight.wish.${wish}`),
        isChosen: wish === chosen,
        value: wish === chosen ? null : wish,
      }))}
    />
  );
}

type Made = NonNullable<ReturnType<typeof useTonight>>;

interface RowsProps {
  source: EveningSource;
  made: Made;
  /** All but the first drink. */
  others: Made['drinks'];
  wish: Wish | null;
  choose: Choosing;
}

/** The other drinks; what saves a bottle that would spoil; what would fit and lacks one bottle. */
function Rows({ source, made, others, wish, choose }: RowsProps) {
  const t = useText();
  const hearts = useHearts();
  const listing = useListing();
  const mayChange = useMayChange();
  const { catalogue } = source;
  const { match, makeable } = made;
  const savings = useMemo(
    () =>
      savingsOf(source, makeable)
        .slice(0, MOST_SAVING)
        .flatMap(({ id, saves }) =>
          drinkIn(catalogue, match, id).map((drink) => ({
            ...drink,
            line: saves.map((one) => spoilingText(one, catalogue, t)).join(' '),
          })),
        ),
    [source, catalogue, match, makeable, t],
  );
  const short = useMemo(
    () =>
      choose(source, match.recipesMissing(1), wish).drinks.flatMap(({ id }) =>
        drinkIn(catalogue, match, id).map((drink) => ({ ...drink, line: null })),
      ),
    [source, catalogue, match, wish, choose],
  );
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 7,
        rowGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box sx={{ display: 'grid', rowGap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {others.length > 0 && (
          <DrinkRows
            title={t('tonight.can-make')}
            isQuiet
            drinks={others.map((drink) => ({ ...drink, line: reasonText(drink.reason, catalogue, t) }))}
            action={({ id, name }) => <HeartToggle name={name} {...hearts(id)} />}
          />
        )}
        {!made.isPersonal && (
          <Typography variant="caption" component="p" color="textSecondary">
            {t('tonight.unknown')}
          </Typography>
        )}
        {savings.length > 0 && (
          <DrinkRows
            title={t('tonight.use-up.title')}
            note={t('tonight.use-up.note')}
            drinks={savings}
            action={({ id, name }) => <HeartToggle name={name} {...hearts(id)} />}
          />
        )}
        <Button component={Link} to={PATHS.whatCanIMake} sx={BELOW_LIST}>
          {t('feed.tonight.all', { count: makeable.length })}
        </Button>
      </Box>
      {short.length > 0 && (
        <DrinkRows
          title={t('tonight.short')}
          drinks={short}
          action={({ id }) => {
            const [lacks] = match.missingOf(id) ?? [];
            const bottle = lacks === undefined ? undefined : catalogue.ingredients.get(lacks);
            if (!mayChange || lacks === undefined || !bottle) return null;
            const { name, ingredient_type_id: typeId } = bottle;
            return <BasketButton name={name} {...listing({ id: lacks, typeId, name })} />;
          }}
        />
      )}
    </Box>
  );
}

/** Drinks that save a bottle are no more than fit a screen. */
const MOST_SAVING = 6;
