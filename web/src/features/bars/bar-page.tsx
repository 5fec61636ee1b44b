import { type Bar, mayManage, mayWrite } from '@cellaret/domain/bars/bar';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { deleteBar, ownRole, removeMember, renameBar, useBars } from '#data/bars/bars.ts';
import { currentUid } from '#data/session/session.ts';
import { useAgain } from '#lib/hooks/use-again.ts';
import { useReading } from '#lib/hooks/use-reading.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { EditIcon } from '#ui/icons/actions.tsx';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { GoButton } from './go-button.tsx';
import { Invites } from './invites.tsx';
import { MoveIn } from './move-in.tsx';
import { People } from './people.tsx';
import { useAction } from './use-action.ts';

/**
 * The ways out of a bar: its owner deletes it or hands it over first, everybody else leaves. That it is done,
 * the keeper of the place says.
 */
function BarEnd({ bar }: { bar: Bar }) {
  const t = useText();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const of = mayManage(ownRole(bar)) ? 'delete' : 'leave';
  const end = async (): Promise<void> => {
    setBusy(true);
    try {
      await (of === 'delete' ? deleteBar(bar.id) : removeMember(bar.id, currentUid()));
      await navigate(PATHS.bars, { replace: true });
    } catch (failure) {
      showFailure(failure);
      setBusy(false);
    }
  };
  return (
    <Box
      component="section"
      aria-label={t(`bars.${of}`)}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      {of === 'delete' && bar.member_uids.length > 1 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('bars.leave.owner')}</Typography>
      )}
      <Button variant="outlined" color="bitters" onClick={() => setAsks(true)}>
        {t(`bars.${of}`)}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t(`bars.${of}.title`, { name: bar.bar_name })}
        confirmLabel={t(`bars.${of}`)}
        cancelLabel={t('bars.cancel')}
        tone="remove"
        busy={busy}
        onConfirm={() => void end()}
        onCancel={() => setAsks(false)}
      >
        <Typography>{t(`bars.${of}.text`)}</Typography>
      </ConfirmDialog>
    </Box>
  );
}

/** Gives a bar another name. */
function RenameBar({ bar }: { bar: Bar }) {
  const t = useText();
  const title = useId();
  const { busy, run } = useAction();
  const [name, setName] = useState<string | null>(null);
  const close = (): void => setName(null);
  const trimmed = name?.trim() ?? '';
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (trimmed === '' || busy) return;
    if (await run(() => renameBar(bar.id, trimmed), t('bars.renamed', { name: trimmed }))) close();
  };
  return (
    <>
      <Button startIcon={<EditIcon />} onClick={() => setName(bar.bar_name)}>
        {t('bars.rename')}
      </Button>
      {name !== null && (
        <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
          <form noValidate onSubmit={(event) => void save(event)}>
            <DialogTitle id={title}>{t('bars.rename')}</DialogTitle>
            <DialogContent>
              <TextInput
                label={t('bars.new.name')}
                value={name}
                autoFocus
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
                inputProps={{ maxLength: LIMITS.name.max }}
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{t('bars.cancel')}</Button>
              <Button type="submit" variant="contained" disabled={trimmed === ''} loading={busy}>
                {t('bars.save')}
              </Button>
            </DialogActions>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** `/bars/{id}`: who belongs to a bar and what each may do, invitations, what moves in, and the ways out. */
export function BarPage() {
  const { id = '' } = useParams();
  const [attempt, again] = useAgain();
  return <Loading key={`${id} ${attempt}`} id={id} again={again} />;
}

function Loading({ id, again }: { id: string; again: () => void }) {
  const t = useText();
  const live = useBars();
  const bar = live.state === 'ready' ? live.value.find((one) => one.id === id) : undefined;
  const reading = useReading(live, bar === undefined);
  if (bar) return <Shown bar={bar} />;
  if (reading === 'unread') return <UnreadNotice retry={again} />;
  if (reading === 'waiting') return <ListSkeleton label={t('common.loading')} />;
  return <NothingHere heading={t('bars.missing')} to={PATHS.bars} toText={t('bars.to-list')} />;
}

function Shown({ bar }: { bar: Bar }) {
  const t = useText();
  const role = ownRole(bar);
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextLink to={PATHS.bars}>{t('bars.heading')}</TextLink>
        <PageHeading>{bar.bar_name}</PageHeading>
        <Typography sx={{ color: 'text.secondary' }}>{t(`bars.may.${role}`)}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <GoButton id={bar.id} name={bar.bar_name} />
          {mayManage(role) && <RenameBar bar={bar} />}
        </Box>
      </Box>
      <People bar={bar} />
      {mayManage(role) && <Invites bar={bar} />}
      {mayWrite(role) && <MoveIn bar={bar} />}
      <BarEnd bar={bar} />
    </Box>
  );
}
