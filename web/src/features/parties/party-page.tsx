import { parseId } from '@cellaret/domain/core/ids';
import type { Plan, PlanInput } from '@cellaret/domain/parties/plan';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { savePlan, usePlan } from '#data/parties/plans.ts';
import { useMayChange, useShownBar } from '#data/session/place.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { NothingHere } from '#ui/kit/nothing-here.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { SectionLinks } from '#ui/section-links.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { PartyActions } from './party-actions.tsx';
import { PartyBatches } from './party-batches.tsx';
import { PartyDrinks } from './party-drinks.tsx';
import { PartyFigures } from './party-figures.tsx';
import { PartyPurchases } from './party-purchases.tsx';
import { PartySums } from './party-sums.tsx';
import { useParty } from './use-party.ts';

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
  const { party, units } = useParty(plan);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading>{plan.plan_name}</PageHeading>
      <SectionLinks section="recipes" />
      {bar && !mayChange && <Banner tone="notice">{t('place.viewer', { name: bar.name })}</Banner>}
      <Changeable disabled={!mayChange}>
        <PartyFigures plan={plan} onType={(change) => setDraft({ ...draft, ...change })} onSettle={settle} />
        <PartyDrinks plan={plan} party={party} onChange={keep} />
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
