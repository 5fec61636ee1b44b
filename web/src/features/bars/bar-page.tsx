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
import { PATHS } from '#lib/page-paths.ts';
import { showFailure } from '#lib/text/failure-words.ts';
import { EditIcon } from '#ui/icons/actions.tsx';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { NothingHere } from '#ui/kit/empty-state.tsx';
import { ListSkeleton } from '#ui/kit/lists/skeletons.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { UnreadNotice } from '#ui/unread-notice.tsx';
import { GoButton } from './go-button.tsx';
import { Invites } from './invites.tsx';
import { MoveIn } from './move-in.tsx';
import { People } from './people.tsx';
import { useAction } from './use-action.ts';

/** Asks before a bar ends for this person: its owner deletes it, everybody else leaves. */
function EndDialog({ bar, of, onClose }: { bar: Bar; of: 'delete' | 'leave'; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // That it is done, the keeper of the place says.
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
    <ConfirmDialog
      open
      title={t(`bars.${of}.title`, { name: bar.bar_name })}
      confirmLabel={t(`bars.${of}`)}
      cancelLabel={t('bars.cancel')}
      tone="remove"
      busy={busy}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      <Typography>{t(`bars.${of}.text`)}</Typography>
    </ConfirmDialog>
  );
}

/** Gives a bar another name. */
function RenameDialog({ bar, onClose }: { bar: Bar; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const { busy, run } = useAction();
  const [name, setName] = useState(bar.bar_name);
  const trimmed = name.trim();
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (trimmed === '' || busy) return;
    if (await run(() => renameBar(bar.id, trimmed), t('bars.renamed', { name: trimmed }))) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
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
          <Button onClick={onClose}>{t('bars.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={trimmed === ''} loading={busy}>
            {t('bars.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Renames a bar, and the way out of it. */
function BarMore({ bar }: { bar: Bar }) {
  const t = useText();
  const [open, setOpen] = useState<'rename' | 'end' | null>(null);
  const manages = mayManage(ownRole(bar));
  const of = manages ? 'delete' : 'leave';
  const close = (): void => setOpen(null);
  return (
    <>
      <MoreMenu
        label={t('bars.more', { name: bar.bar_name })}
        others={manages ? [{ text: t('bars.rename'), icon: <EditIcon />, run: () => setOpen('rename') }] : []}
        removeText={t(`bars.${of}`)}
        onRemove={() => setOpen('end')}
      />
      {open === 'rename' && <RenameDialog bar={bar} onClose={close} />}
      {open === 'end' && <EndDialog bar={bar} of={of} onClose={close} />}
    </>
  );
}

/** The door of a bar: its name, what one may do there, and the way in. */
function Door({ bar }: { bar: Bar }) {
  const t = useText();
  return (
    <Box
      sx={{
        p: { xs: 2, md: 4 },
        borderRadius: '20px 20px 4px 4px',
        borderBottom: '6px solid',
        borderColor: 'primary.main',
        bgcolor: 'walnut.main',
        color: 'walnut.on',
        '& p': { color: 'walnut.onSoft' },
        '& button, & span': { color: 'walnut.lamp' },
        '& .MuiButton-root': { borderColor: 'walnut.lamp', bgcolor: 'transparent' },
      }}
    >
      <PageHeading>{bar.bar_name}</PageHeading>
      <Typography sx={{ mt: 0.5 }}>
        {t('bars.people.count', { count: bar.member_uids.length })} · {t(`bars.may.${ownRole(bar)}`)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <GoButton id={bar.id} name={bar.bar_name} />
        </Box>
        <BarMore bar={bar} />
      </Box>
    </Box>
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
  const role = ownRole(bar);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Door bar={bar} />
      <Box sx={{ columns: { lg: 2 }, columnGap: 6, '& > section': { breakInside: 'avoid', pt: 2 } }}>
        {mayManage(role) && <Invites bar={bar} />}
        {mayWrite(role) && <MoveIn bar={bar} />}
        <People bar={bar} />
        {mayManage(role) && <MoveIn bar={bar} back />}
      </Box>
    </Box>
  );
}
