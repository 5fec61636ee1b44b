import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './field.module.css';

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Error of the value; read out with the field. */
  error?: string | undefined;
  /** Help for the field, shown without an error. */
  hint?: ReactNode;
}

/** A labelled field of the screens before the guard; it looks like Material's. */
export function PlainField({ label, error, hint, ...input }: PlainFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      {help && (
        <div id={`${id}-help`} className={error === undefined ? styles.hint : styles.error}>
          {help}
        </div>
      )}
    </div>
  );
}
