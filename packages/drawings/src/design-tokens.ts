import { DISPLAY_STACK } from './display-stack.ts';

/** Sizes of type. The display face is only for the first four; amounts stay in the system face. */
const TYPE = {
  /** The one hero of a page. */
  hero: 'clamp(2.25rem, 1.6rem + 2.9vw, 4rem)',
  /** Page titles without a hero, names of shelves. */
  title: 'clamp(1.875rem, 1.55rem + 1.4vw, 2.75rem)',
  /** Sections. */
  head: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)',
  /** Names of drinks in rows, cards and tickets. */
  name: '1.1875rem',
  /** Measures, bottles to buy. */
  amount: 'clamp(1.625rem, 1.5rem + 0.5vw, 1.875rem)',
  body: '1rem',
  /** A line of its own that helps to choose. */
  note: '0.875rem',
  /** The same in company; nothing is smaller but the labels of the bottom bar. */
  meta: '0.8125rem',
};

/** Steps of space: 1 inside of parts, 4 a phone's gutter. */
const SPACE = { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '24px', 6: '32px', 7: '48px' };

/** Corners: entries of menus, controls, panels, sheets. */
const RADIUS = { 1: '8px', 2: '12px', 3: '16px', 4: '20px' };

/** Shadows, all warm: what lies on a page, what floats above it, what rises from below. */
const LIFTS = {
  light: {
    1: '0 1px 2px rgb(66 44 16 / 0.06), 0 2px 10px rgb(66 44 16 / 0.07)',
    2: '0 2px 4px rgb(66 44 16 / 0.08), 0 8px 24px rgb(40 26 10 / 0.14)',
    3: '0 -2px 6px rgb(40 26 10 / 0.06), 0 -8px 28px rgb(40 26 10 / 0.1)',
  },
  dark: {
    1: '0 1px 2px rgb(0 0 0 / 0.3)',
    2: '0 8px 24px rgb(0 0 0 / 0.45)',
    3: '0 -8px 28px rgb(0 0 0 / 0.45)',
  },
};

const properties = (prefix: string, values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

/** Values common to both colour schemes, as CSS variables: `--t-hero`, `--s4`, `--r2`, `--display`. */
export const ROOT_TOKENS =
  `--display:${DISPLAY_STACK};` + properties('t-', TYPE) + properties('s', SPACE) + properties('r', RADIUS);

/** Values of a colour scheme beside its colours: `--lift1` to `--lift3`. */
export const schemeTokens = (mode: keyof typeof LIFTS): string => properties('lift', LIFTS[mode]);
