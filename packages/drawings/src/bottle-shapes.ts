import type { BottleKind } from '@cellaret/domain/drawings/look-ingredient';
import type { Profile } from './profile.ts';

/** A glass vessel with content, closure and label. */
export type Bottle = {
  outside: Profile;
  /** Height of the content's surface. */
  level: number;
  cap: { half: number; top: number; bottom: number; colour: string };
  /** The label; absent if there is none. */
  label?: { half: number; top: number; bottom: number; shape?: 'oval' | 'diamond' };
  /** Hex colour of the glass; clear if absent. */
  glass?: string;
  extra?: 'spout' | 'bubbles';
};

const BASE = 111;
const bottle = (
  neck: number,
  neckTop: number,
  neckEnd: number,
  shoulder: number,
  half: number,
  round = 5,
): Profile => ({
  start: [neck, neckTop],
  segments: [
    [neck, neckEnd],
    [neck, (neckEnd + shoulder) / 2, half, (neckEnd + shoulder) / 2 + 1, half, shoulder],
    [half, BASE - round],
    [half, BASE - 1, half - 1, BASE, half - round, BASE],
    [0, BASE],
  ],
});

const CORK = '#B98A52';
const BRASS = '#C9953F';
const BLACK = '#2B2522';

/** The kinds of ingredients drawn as a vessel. */
export const BOTTLES: Partial<Record<BottleKind, Bottle>> = {
  spirit: {
    outside: bottle(6, 22, 38, 54, 20),
    level: 46,
    cap: { half: 7.5, top: 12, bottom: 23, colour: BRASS },
    label: { half: 17, top: 64, bottom: 96 },
  },
  whisky: {
    outside: bottle(6.5, 28, 38, 48, 27, 4),
    level: 47,
    cap: { half: 9, top: 15, bottom: 29, colour: CORK },
    label: { half: 22, top: 62, bottom: 94 },
  },
  liqueur: {
    outside: {
      start: [6, 30],
      segments: [
        [6, 46],
        [6, 56, 27, 54, 28, 78],
        [28.5, 96, 25, 108, 20, 111],
        [0, 111],
      ],
    },
    level: 56,
    cap: { half: 8, top: 16, bottom: 31, colour: BRASS },
    label: { half: 17, top: 67, bottom: 99, shape: 'oval' },
  },
  vermouth: {
    outside: bottle(6, 14, 34, 58, 18),
    level: 40,
    cap: { half: 7, top: 8, bottom: 17, colour: '#9B2C3A' },
    label: { half: 15.5, top: 62, bottom: 102 },
    glass: '#8DA36B',
  },
  wine: {
    outside: bottle(5.5, 10, 38, 60, 17),
    level: 34,
    cap: { half: 6.5, top: 6, bottom: 26, colour: '#6B1F2C' },
    label: { half: 14.5, top: 68, bottom: 97 },
    glass: '#6E8A5E',
  },
  sparkling: {
    outside: bottle(5.5, 14, 32, 68, 20),
    level: 36,
    cap: { half: 7.5, top: 5, bottom: 34, colour: BRASS },
    label: { half: 14, top: 72, bottom: 100, shape: 'diamond' },
    glass: '#5F7F56',
  },
  bitters: {
    outside: bottle(5.5, 38, 46, 56, 17),
    level: 54,
    cap: { half: 6.5, top: 26, bottom: 39, colour: '#E0A92E' },
    label: { half: 17.6, top: 51, bottom: 105 },
    glass: '#8A5A2E',
  },
  syrup: {
    outside: bottle(6.5, 30, 38, 56, 18, 7),
    level: 46,
    cap: { half: 7.5, top: 22, bottom: 32, colour: '#F3E7CF' },
    label: { half: 15, top: 68, bottom: 94, shape: 'oval' },
    extra: 'spout',
  },
  juice: {
    outside: {
      start: [17, 34],
      segments: [
        [17, 42, 11, 44, 11, 52],
        [11, 62, 25, 66, 25, 88],
        [25, 100, 23, 111, 17, 111],
        [0, 111],
      ],
    },
    level: 64,
    cap: { half: 0, top: 0, bottom: 0, colour: BLACK },
  },
  soda: {
    outside: bottle(6, 24, 36, 56, 15, 6),
    level: 40,
    cap: { half: 7.5, top: 17, bottom: 25, colour: '#9B2C3A' },
    label: { half: 13, top: 66, bottom: 90, shape: 'oval' },
    extra: 'bubbles',
  },
  beer: {
    outside: bottle(6, 18, 40, 56, 17, 5),
    level: 34,
    cap: { half: 7.5, top: 11, bottom: 19, colour: BRASS },
    label: { half: 14.5, top: 66, bottom: 96 },
    glass: '#9A6A33',
  },
  dairy: {
    outside: bottle(10, 32, 42, 62, 21, 6),
    level: 42,
    cap: { half: 11.5, top: 25, bottom: 34, colour: '#8FA7B8' },
  },
  spice: {
    outside: bottle(17, 50, 53, 60, 21, 6),
    level: 68,
    cap: { half: 18.5, top: 38, bottom: 51, colour: CORK },
    label: { half: 13, top: 74, bottom: 98 },
  },
  jar: {
    outside: bottle(21, 48, 51, 58, 26, 8),
    level: 62,
    cap: { half: 23, top: 36, bottom: 49, colour: BRASS },
    label: { half: 16, top: 70, bottom: 98, shape: 'oval' },
  },
};
