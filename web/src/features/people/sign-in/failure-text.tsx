import type { ReactNode } from 'react';
import { WarningIcon } from '#ui/icons/door.tsx';
import styles from './auth.module.css';

/** Why somebody could not come in. */
export interface SignInFailure {
  /** The failure in the words of the specification. */
  text: string;
  /** Why, and what helps, where that is known. */
  reason?: string | undefined;
}

interface FailureTextProps {
  failure: SignInFailure | null;
  /** A way on beside it. */
  children?: ReactNode;
}

/** Why a sign-in did not work: what failed is read out at once, why and what helps after it. */
export function FailureText({ failure, children }: FailureTextProps) {
  return (
    <div className={failure ? styles.failure : undefined}>
      {failure && <WarningIcon size={20} />}
      <div>
        <div role="alert">{failure?.text}</div>
        <div role="status">
          {failure?.reason} {children}
        </div>
      </div>
    </div>
  );
}
