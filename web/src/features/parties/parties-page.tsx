import { NEW_PLAN, sharesOf, type Plan } from '@cellaret/domain/parties/plan';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { createPlan, removePlan, usePlans } from '#data/parties/plans.ts';
import { useMayChange } from '#data/session/place.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { AddIcon } from '#ui/icons/actions.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { EndBar, LINED_ROW } from '#ui/kit/lists/list-styles.ts';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';

/** `/party`: the parties one plans. */
export function PartiesPage() {
  const [attempt, again] = useAgain();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Content key={attempt} again={again} />
    </Box>
  );
}

const NO_PLANS: readonly Plan[] = [];

function Content({ again }: { again: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const live = usePlans();
  const mayChange = useMayChange();
  const plans = live.state === 'ready' ? live.value : NO_PLANS;
  const reading = useReading(live, plans.length === 0);
  const begin = (): void => {
    const { id, saved } = createPlan({ ...NEW_PLAN, plan_name: t('party.unnamed') });
    saved.catch(showFailure);
    void navigate(PATHS.partyPlan(id));
  };
  const plan = mayChange && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={begin}>
      {t('party.new')}
    </Button>
  );
  return (
    <>
      <EndBar>
        <PageHeading>{t('section.party')}</PageHeading>
        {plans.length > 0 && <Box sx={{ displayPrint: 'none' }}>{plan}</Box>}
      </EndBar>
      {reading === 'unread' && <UnreadNotice retry={again} />}
      {reading === 'waiting' && <ListSkeleton label={t('common.loading')} />}
      {reading === 'read' && plans.length === 0 && <EmptyState title={t('party.none')} action={plan} />}
      {plans.length > 0 && (
        <Box component="ul" aria-label={t('section.party')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {plans.map((one) => (
            <PlanRow key={one.id} plan={one} mayChange={mayChange} />
          ))}
        </Box>
      )}
    </>
  );
}

function PlanRow({ plan: { id, updated_at: _, ...plan }, mayChange }: { plan: Plan; mayChange: boolean }) {
  const t = useText();
  const remove = (): void => {
    removePlan(id).catch(showFailure);
    showToast(t('party.removed', { name: plan.plan_name }), {
      action: {
        label: t('party.undo'),
        run: () => void createPlan(plan, id).saved.catch(showFailure),
      },
    });
  };
  return (
    <Box component="li" sx={LINED_ROW}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink to={PATHS.partyPlan(id)} dir="auto" sx={{ fontWeight: 600 }}>
          {plan.plan_name}
        </TextLink>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {t('party.guests.count', { count: plan.guests })} ·{' '}
          {t('party.drinks.kinds', { count: sharesOf(plan).length })}
        </Box>
      </Box>
      {mayChange && (
        <MoreMenu
          label={t('party.more', { name: plan.plan_name })}
          removeText={t('party.remove')}
          onRemove={remove}
        />
      )}
    </Box>
  );
}
