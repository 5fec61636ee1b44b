import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '#lib/i18n/i18n.ts';

interface LeaveGuardProps {
  /** Asked when somebody is about to leave: true where there is something to lose. */
  isChanged: () => boolean;
}

/** Asks before a changed form is left: within the app by a dialog, out of the app by the browser's own question. */
export function LeaveGuard({ isChanged }: LeaveGuardProps) {
  const t = useText();
  // The next page takes a moment to load; whoever chose to leave is not held back by the form that still stands.
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !leaving.current && currentLocation.pathname !== nextLocation.pathname && isChanged(),
  );
  const leave = () => {
    leaving.current = true;
    blocker.proceed?.();
  };
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isChanged()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      aria-labelledby="leave-title"
    >
      <DialogTitle id="leave-title">{t('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('form.leave.leave')}</Button>
        <Button variant="contained" autoFocus onClick={() => blocker.reset?.()}>
          {t('form.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
