import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { callApi } from '#data/api/call-api.ts';
import { type Edit, readEdits } from '#data/moderation/moderation.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useFailureText, useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { formatMoment } from '#lib/text/format.ts';
import { AdminSections } from '#ui/admin-sections.tsx';
import { Banner } from '#ui/kit/banner.tsx';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { DetailSkeleton, ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { UndoSection } from './undo-section.tsx';

function EditList({
  heading,
  none,
  edits,
  pathOf,
}: {
  heading: string;
  none: string;
  edits: readonly Edit[];
  pathOf: (id: number) => string;
}) {
  return (
    <Box component="section" aria-label={heading} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
        {heading}
      </Typography>
      {edits.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {edits.map(({ id, name, at }) => (
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Link to={pathOf(id)}>{name}</Link>{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {formatMoment(at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Things that a person made, and ingredients whose present version is theirs; the first hundred of each. */
function PersonEdits({ uid }: { uid: string }) {
  const t = useText();
  const unreadText = useUnreadText();
  const edits = useLoaded(['admin', 'edits', uid], () => readEdits(uid));
  if (edits.state === 'loading') return <ListSkeleton label={t('common.loading')} />;
  if (edits.state === 'error')
    return (
      <FailureBanner retry={edits.retry} retryText={t('error.retry')}>
        {t('moderation.person.unread', { reason: unreadText(edits.error, t('moderation.offline')) })}
      </FailureBanner>
    );
  const { recipes, ingredients } = edits.value;
  return (
    <>
      <EditList
        heading={t('moderation.person.ingredients')}
        none={t('moderation.person.none')}
        edits={ingredients}
        pathOf={PATHS.ingredient}
      />
      <EditList
        heading={t('moderation.person.recipes')}
        none={t('moderation.person.none')}
        edits={recipes}
        pathOf={PATHS.recipe}
      />
    </>
  );
}

interface SuspendButtonProps {
  uid: string;
  name: string;
  suspended: boolean;
  onDone: () => void;
}

/** Suspends an account, or lifts that, after a question. */
function SuspendButton({ uid, name, suspended, onDone }: SuspendButtonProps) {
  const t = useText();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const way = suspended ? 'lift' : 'suspend';

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await callApi('suspend', {}, { uid, suspended: !suspended, note: '' });
      showToast(t(`moderation.${way}.done`, { name }), { tone: 'success' });
      onDone();
    } catch (failure) {
      showToast(t('moderation.failed', { name, reason: failureText(failure) }), { tone: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        color={suspended ? 'primary' : 'bitters'}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t(`moderation.${way}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`moderation.${way}.ask`, { name })}
        confirmLabel={t(`moderation.${way}`)}
        cancelLabel={t('common.cancel')}
        tone={suspended ? 'action' : 'remove'}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t(`moderation.${way}.text`)}
      </ConfirmDialog>
    </>
  );
}

const momentText = (moment: string | null): string =>
  moment === null ? '–' : formatMoment(new Date(moment));

/** `/admin/person/{uid}`: an account, what it made, and how to stop and undo it. */
export function PersonPage() {
  const t = useText();
  const { uid = '' } = useParams();
  const unreadText = useUnreadText();
  const person = useLoaded(['admin', 'person', uid], () => callApi('readPerson', {}, { uid }));
  // The actions are read again when some are undone.
  const [round, setRound] = useState(0);
  if (person.state === 'loading') return <DetailSkeleton label={t('common.loading')} />;
  if (person.state === 'error')
    return (
      <FailureBanner retry={person.retry} retryText={t('error.retry')}>
        {t('moderation.person.unread', { reason: unreadText(person.error, t('moderation.offline')) })}
      </FailureBanner>
    );
  const { exists, email, display_name, created_at, signed_in_at, suspended, admin } = person.value;
  const name = display_name || email || uid;
  if (!exists)
    return (
      <NothingHere
        heading={t('moderation.person.gone')}
        to={PATHS.adminReports}
        toText={t('moderation.reports')}
      >
        {t('moderation.person.gone.text')}
      </NothingHere>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <PageHeading>{name}</PageHeading>
      <AdminSections />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {email !== name && <Typography>{email}</Typography>}
        <Typography color="textSecondary">
          {t('moderation.person.since', { when: momentText(created_at), last: momentText(signed_in_at) })}
        </Typography>
      </Box>
      {admin && <Banner tone="notice">{t('moderation.person.admin')}</Banner>}
      {suspended && <Banner tone="notice">{t('moderation.person.suspended')}</Banner>}
      {!admin && <SuspendButton uid={uid} name={name} suspended={suspended} onDone={person.retry} />}
      <UndoSection uid={uid} name={name} onDone={() => setRound((before) => before + 1)} />
      <PersonEdits key={round} uid={uid} />
    </Box>
  );
}
