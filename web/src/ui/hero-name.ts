import type { CSSProperties } from 'react';
import styles from './hero.module.css';

/** Properties of a heading that is the name on a hero: its longest word decides the size. */
export const heroName = (name: string) => ({
  className: styles.name,
  style: { '--letters': Math.max(...name.split(/[\s-]+/).map((word) => word.length)) } as CSSProperties,
});
