import { parseId } from '@cellaret/domain/core/ids';
import type { Party, Purchase } from '@cellaret/domain/parties/party';
import type { Plan, PlanInput } from '@cellaret/domain/parties/plan';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { savePlan, usePlan } from '#data/parties/plans.ts';
import { useMayChange, useShownBar } from '#data/session/place.ts';
import { putAllOnList, useShoppingList } from '#data/shopping/shopping.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { PrintIcon } from '#ui/icons/things.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { PartyBatches } from './party-batches.tsx';
import { PartyDrinks } from './party-drinks.tsx';
import { PartyAssumptions, PartyFigures } from './party-figures.tsx';
import { PartyPurchases } from './party-purchases.tsx';
import { PartySums } from './party-sums.tsx';
import { usePartyTexts } from './party-texts.ts';
import { type Units, useParty } from './use-party.ts';

/** True if some of it is to be bought. */
const isWanted = ({ always, there, bottles, pieces }: Purchase): boolean =>
  !always && (bottles > 0 || (pieces.length > 0 && !there));

/** Actions on the whole plan: to the shopping list, or to paper. */
function PartyActions({ plan, party, units }: { plan: Plan; party: Party; units: Units }) {
  const t = useText();
  const navigate = useNavigate();
  const { piecesOf } = usePartyTexts(units);
  const list = useShoppingList();
  const wanted = party.purchases.filter(isWanted);
  const put = (): void => {
    if (list.state !== 'ready') return;
    const all = wanted.map(
      ({ ingredient_id, ingredient_type_id, name, ml, left_ml, size_ml, bottles, pieces }) => ({
        id: ingredient_id,
        typeId: ingredient_type_id,
        name,
        ml: Math.max(0, ml - left_ml),
        note: piecesOf(pieces),
        bottles: null,
        bottleMl: bottles > 0 ? size_ml : null,
      }),
    );
    putAllOnList(list.value, `plan_${plan.id}`, all).catch(showFailure);
    showToast(t('party.listed', { count: all.length }), {
      action: { label: t('party.open-list'), run: () => void navigate(PATHS.shoppingList) },
    });
  };
  return (
    <ActionBar>
      <Button variant="contained" onClick={put} disabled={list.state !== 'ready'}>
        {t('party.to-shopping')}
      </Button>
      <IconButton aria-label={t('party.print')} onClick={() => print()}>
        <PrintIcon />
      </IconButton>
    </ActionBar>
  );
}

/** `/party/{id}`: a plan, and everything that follows from it. */
export function PartyPage() {
  const id = parseId(useParams().id);
  const [attempt, again] = useAgain();
  return id === null ? <NoParty /> : <Loading key={`${id} ${attempt}`} id={id} again={again} />;
}

function NoParty() {
  const t = useText();
  return <NothingHere heading={t('party.missing')} to={PATHS.party} toText={t('party.to-list')} />;
}

function Loading({ id, again }: { id: number; again: () => void }) {
  const t = useText();
  const live = usePlan(id);
  const plan = live.state === 'ready' ? live.value : null;
  const reading = useReading(live, plan === null);
  if (plan) return <Planned stored={plan} />;
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (reading === 'waiting') return <ListSkeleton label={t('common.loading')} />;
  return <NoParty />;
}

/** Fields of a draft that are not saved yet. */
const differing = (stored: Plan, draft: Partial<PlanInput>): Partial<PlanInput> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => stored[field as keyof PlanInput] !== value),
  );

/** Disables all fields within for a viewer. */
const Changeable = styled('fieldset')({ display: 'contents' });

function Planned({ stored }: { stored: Plan }) {
  const t = useText();
  const bar = useShownBar();
  const mayChange = useMayChange();
  // Typed values apply at once and are saved on blur: one write for each figure.
  const [draft, setDraft] = useState<Partial<PlanInput>>({});
  const open = differing(stored, draft);
  // Once it is stored, it follows other devices again.
  if (Object.keys(draft).length > 0 && Object.keys(open).length === 0) setDraft({});
  const plan = { ...stored, ...draft };
  const keep = (change: Partial<PlanInput>): void => {
    setDraft({ ...draft, ...change });
    savePlan(plan.id, { ...open, ...change }).catch((failure: unknown) => {
      setDraft({});
      showFailure(failure);
    });
  };
  const settle = (): void => {
    if (Object.keys(open).length > 0) keep({});
  };
  const typing = {
    onType: (change: Partial<PlanInput>) => setDraft({ ...draft, ...change }),
    onSettle: settle,
  };
  const { party, units } = useParty(plan);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{plan.plan_name}</PageHeading>
      {bar && !mayChange && <Banner tone="notice">{t('place.viewer', { name: bar.name })}</Banner>}
      <Changeable disabled={!mayChange}>
        <PartyFigures plan={plan} {...typing} onChange={keep} />
        <PartyDrinks plan={plan} party={party} onChange={keep} />
        <PartyAssumptions plan={plan} {...typing} />
      </Changeable>
      {party === null && <ListSkeleton label={t('common.loading')} />}
      {party !== null && party.drinks.length > 0 && (
        <>
          {mayChange && <PartyActions plan={plan} party={party} units={units} />}
          <Changeable disabled={!mayChange}>
            <PartyPurchases plan={plan} party={party} units={units} onChange={keep} />
          </Changeable>
          <PartySums plan={plan} party={party} />
          <PartyBatches party={party} units={units} />
        </>
      )}
    </Box>
  );
}
