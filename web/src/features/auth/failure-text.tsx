import { WarningIcon } from '#ui/icons/things.tsx';
import styles from './auth.module.css';

/** Why a sign-in did not work; read out at once. */
export function FailureText({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children !== null && (
        <p className={styles.failure}>
          <WarningIcon size={20} />
          {children}
        </p>
      )}
    </div>
  );
}
