import type { Invite } from '@cellaret/domain/bars/bar';
import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useBars } from '#data/bars/bars.ts';
import { join, readOpenInvite } from '#data/bars/invites.ts';
import { goTo } from '#data/bars/places.ts';
import { usePreferences } from '#data/people/preferences.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useLoaded } from '#lib/hooks/use-loaded.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { ownName } from './own-name.ts';

const isRefused = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code !== 'unavailable' && failure.code !== 'internal';

/** `/join/{bar}/{code}` for members: which bar it is and what one may do there, before one joins. */
export function JoinPage() {
  const t = useText();
  const { id = '', code = '' } = useParams();
  const bars = useBars();
  const invite = useLoaded(['invitation', id, code], () => readOpenInvite(id, code), {
    retry: () => false,
  });
  const [isOver, setOver] = useState(false);
  const own = bars.state === 'ready' ? bars.value.find((bar) => bar.id === id) : undefined;
  if (own)
    return (
      <NothingHere
        heading={t('bars.join.already', { name: own.bar_name })}
        to={PATHS.bar(id)}
        toText={own.bar_name}
      />
    );
  if (invite.state === 'loading' || bars.state === 'loading')
    return <ListSkeleton label={t('common.loading')} />;
  if (invite.state === 'error' && !isRefused(invite.error)) return <UnreadNotice retry={invite.retry} />;
  const found = invite.state === 'ready' ? invite.value : null;
  if (found === null || isOver)
    return (
      <NothingHere heading={t('bars.join.gone')} to={PATHS.bars} toText={t('bars.to-list')}>
        {t('bars.join.gone.text')}
      </NothingHere>
    );
  return <Joining barId={id} code={code} invite={found} onRefused={() => setOver(true)} />;
}

interface JoiningProps {
  barId: string;
  code: string;
  invite: Invite;
  /** It was used up or withdrawn while it was looked at. */
  onRefused: () => void;
}

function Joining({ barId, code, invite, onRefused }: JoiningProps) {
  const t = useText();
  const navigate = useNavigate();
  const preferences = usePreferences();
  const [name, setName] = useState(ownName);
  const [busy, setBusy] = useState(false);
  const { bar_name, role } = invite;
  const trimmed = name.trim();
  const take = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (trimmed === '' || busy || preferences.state !== 'ready') return;
    setBusy(true);
    try {
      await join(barId, code, invite, trimmed);
      goTo(preferences.value, barId).catch(showFailure);
      showToast(t('bars.joined', { name: bar_name }), { tone: 'success' });
      await navigate(PATHS.bar(barId), { replace: true });
    } catch (failure) {
      if (isRefused(failure)) return onRefused();
      showFailure(failure);
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void take(event)}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}
    >
      <PageHeading>{t('bars.join.heading', { name: bar_name })}</PageHeading>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {t('bars.join.role', { role: t(`bars.role.${role}`) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t(`bars.as.${role}`)}</Typography>
      </div>
      <Typography>{t('bars.text')}</Typography>
      <TextInput
        label={t('bars.join.name')}
        value={name}
        required
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
        inputProps={{ maxLength: LIMITS.bars.memberName.max }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type="submit"
          variant="contained"
          disabled={trimmed === '' || preferences.state !== 'ready'}
          loading={busy}
        >
          {t('bars.join.button')}
        </Button>
        <Button component={Link} to={PATHS.home}>
          {t('bars.join.not-now')}
        </Button>
      </Box>
    </Box>
  );
}
