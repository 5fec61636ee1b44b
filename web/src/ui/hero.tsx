import type { CSSProperties, ReactNode } from 'react';
import { growFromCard } from './card-opens.ts';
import styles from './hero.module.css';

interface HeroProps {
  /** Colour of the drink, which lights the wall behind it. */
  glow: string;
  /** A drawing without its niche, which fills its square. */
  picture: ReactNode;
  /** Inside of the column, below a section switcher; from 768 px on. */
  inset?: boolean;
  /** On walnut, which is dark in both schemes, as the evening is. */
  night?: boolean;
  /** Half as high, where the page goes on at once. */
  low?: boolean;
  /** It shows the subject of the page: a card's picture becomes this one. */
  ofPage?: boolean;
  children: ReactNode;
}

/** The one large thing of a page: a drink on its shelf, its name beside it. */
export const Hero = ({
  glow,
  picture,
  inset = false,
  night = false,
  low = false,
  ofPage = false,
  children,
}: HeroProps) => (
  <div
    className={[styles.hero, inset && styles.inset, night && styles.night, low && styles.low]
      .filter(Boolean)
      .join(' ')}
    {...(night && { 'data-dark': '' })}
    style={{ '--glow': glow } as CSSProperties}
    {...(!inset && { 'data-hero': '' })}
  >
    <div className={styles.words}>{children}</div>
    <div className={styles.picture} {...(ofPage && { ref: growFromCard })}>
      {picture}
    </div>
  </div>
);
