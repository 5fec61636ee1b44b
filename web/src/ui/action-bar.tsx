import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** Actions of a page, the main one first: at the thumb on a phone, in its place from 1100 px. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
