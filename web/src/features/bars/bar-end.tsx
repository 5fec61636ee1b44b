import { mayManage, type Bar } from '@cellaret/domain/bars/bar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteBar, ownRole, removeMember } from '#data/bars/bars.ts';
import { currentUid } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { showFailure } from '#lib/text/show-failure.ts';
import { ConfirmDialog } from '#ui/kit/confirm-dialog.tsx';

/**
 * The ways out of a bar: its owner deletes it or hands it over first, everybody else leaves. That it is done,
 * the keeper of the place says.
 */
export function BarEnd({ bar }: { bar: Bar }) {
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
