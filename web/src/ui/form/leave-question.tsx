import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';

interface LeaveQuestionProps {
  open: boolean;
  /** True if a draft of the input is kept. */
  keeps: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether a changed form is to be left, and says what becomes of what was typed. */
export function LeaveQuestion({ open, keeps, onLeave, onStay }: LeaveQuestionProps) {
  const t = useText();
  const title = useId();
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby={title}>
      <DialogTitle id={title}>{t('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t(keeps ? 'form.leave.text' : 'form.leave.lost')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{t('form.leave.leave')}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {t('form.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LeaveGuardProps {
  /** Asked when somebody is about to leave: true where there is something to lose. */
  isChanged: () => boolean;
}

/** Asks before a changed form is left within the app; the draft brings the browser's own question. */
export function LeaveGuard({ isChanged }: LeaveGuardProps) {
  // The next page takes a moment to load; the form that is still there must not block a confirmed leave.
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !leaving.current && currentLocation.pathname !== nextLocation.pathname && isChanged(),
  );
  const leave = () => {
    leaving.current = true;
    blocker.proceed?.();
  };
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      keeps
      onLeave={leave}
      onStay={() => blocker.reset?.()}
    />
  );
}
