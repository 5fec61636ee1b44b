import { nameLetters } from '@cellaret/drawings/name-letters.ts';
import styles from './hero.module.css';

/** Properties of a heading that is the name on a hero: its longest word decides the size. */
export const heroName = (name: string) => ({ className: styles.name, style: nameLetters(name) });
