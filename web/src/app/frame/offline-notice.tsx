import { useOnline } from '#lib/browser/online.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { OfflineIcon } from '#ui/icons/door.tsx';
import styles from './shell.module.css';

/** Says that there is no network, and that nothing is lost by it. */
export function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <OfflineIcon size={20} />
          {t('offline.notice')}
        </p>
      )}
    </div>
  );
}
