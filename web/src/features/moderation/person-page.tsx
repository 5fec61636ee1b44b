import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { callApi } from '#data/api/client.ts';
import { useUnreadText } from '#lib/hooks/use-failure-text.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { formatMoment } from '#lib/text/format.ts';
import { Banner } from '#ui/kit/banner.tsx';
import { FailureBanner } from '#ui/kit/failure-banner.tsx';
import { DetailSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { NothingHere } from '#ui/kit/nothing-here.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PersonDeeds } from './person-deeds.tsx';
import { AdminSections } from './sections.tsx';
import { SuspendButton } from './suspend-button.tsx';
import { UndoSection } from './undo-section.tsx';

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
      <PersonDeeds key={round} uid={uid} />
    </Box>
  );
}
