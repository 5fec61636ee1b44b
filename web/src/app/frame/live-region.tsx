import { announcement } from '#lib/browser/announcer.ts';
import { useStore } from '#lib/browser/store.ts';
import styles from './shell.module.css';

/** Reads out what happened where the eye sees it anyway. */
export function LiveRegion() {
  const { text, count } = useStore(announcement);
  // Alternating blank: the same text twice has to be a change of the region.
  return (
    <div role="status" className={styles.spoken}>
      {text + (count % 2 === 0 ? '' : ' ')}
    </div>
  );
}
