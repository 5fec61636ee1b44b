import type { CSSProperties, ReactNode } from 'react';
import styles from './hero.module.css';

interface HeroProps {
  /** Colour of the drink, which lights the wall behind it. */
  glow: string;
  /** A drawing without its niche, which fills its square. */
  picture: ReactNode;
  /** Inside of the column, below a section switcher; from 768 px on. */
  inset?: boolean;
  children: ReactNode;
}

/** The one large thing of a page: a drink on its shelf, its name beside it. */
export const Hero = ({ glow, picture, inset = false, children }: HeroProps) => (
  <div
    className={inset ? `${styles.hero} ${styles.inset}` : styles.hero}
    style={{ '--glow': glow } as CSSProperties}
    {...(!inset && { 'data-hero': '' })}
  >
    <div className={styles.words}>{children}</div>
    <div className={styles.picture}>{picture}</div>
  </div>
);
