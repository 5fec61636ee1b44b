import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveQuestion } from './leave-question.tsx';

interface LeaveGuardProps {
  /** Asked when somebody is about to leave: true where there is something to lose. */
  isChanged: () => boolean;
}

/**
 * Asks before a changed form is left within the app; the browser's own question out of the app comes with the
 * draft.
 */
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
