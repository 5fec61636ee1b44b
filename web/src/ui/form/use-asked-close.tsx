import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useBackCloses } from '#lib/browser/back-closes.ts';
import { LeaveQuestion } from './leave-question.tsx';

interface AskedClose {
  /** For the form in the dialog: it tells there whether there is something to lose. */
  changed: RefObject<(() => boolean) | null>;
  /** Closes the dialog, or asks first where something was typed. */
  close: () => void;
  /** The question; stands beside the dialog. */
  question: ReactNode;
}

/** Closes a dialog with a form: one touch beside it loses nothing typed. `keeps` where a draft stays. */
export function useAskedClose(onClose: () => void, keeps: boolean): AskedClose {
  const changed = useRef<() => boolean>(null);
  const [asking, setAsking] = useState(false);
  const stay = (): void => setAsking(false);
  useBackCloses(asking, stay);
  return {
    changed,
    close: () => (changed.current?.() ? setAsking(true) : onClose()),
    question: <LeaveQuestion open={asking} keeps={keeps} onLeave={onClose} onStay={stay} />,
  };
}
