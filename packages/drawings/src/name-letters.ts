import type { CSSProperties } from 'react';

/** For a title whose size follows its longest word: that word's letters, for the style sheet to divide by. */
export const nameLetters = (name: string): CSSProperties =>
  ({ '--letters': Math.max(...name.split(/[\s-]+/).map((word) => word.length)) }) as CSSProperties;
