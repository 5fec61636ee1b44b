import { useText } from '#lib/i18n/i18n.ts';
import type { PasswordCheck } from '#lib/text/password-rules.ts';
import { CheckIcon, RemoveIcon } from '../icons/door.tsx';
import styles from './field.module.css';

/** The provider's password rules, each ticked once it is met. */
export function PasswordChecklist({ checks }: { checks: PasswordCheck[] }) {
  const t = useText();
  return checks.map(({ rule, count, met }) => (
    <div key={rule} className={styles.rule}>
      {met ? (
        <CheckIcon size={16} title={t('password.met')} />
      ) : (
        <RemoveIcon size={16} title={t('password.unmet')} />
      )}
      {t(`password.${rule}`, { count })}
    </div>
  ));
}
