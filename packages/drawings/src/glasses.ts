import type { GlassShape } from '@cellaret/domain/drawings/look';
import type { Profile } from './profile.ts';

/** Height of the shelf below all vessels. */
export const SHELF = 111;

export type Glass = {
  outside: Profile;
  /** Where liquid can be; the outside if absent. */
  inside?: Profile;
  /** Height of the liquid's surface. */
  level: number;
  /** Half width of a stemmed glass's foot; the stem starts at the end of the outside. */
  foot?: number;
  /** The handle on the right: height of its middle, and its reach. */
  handle?: { y: number; radius: number };
  /** Colours of an opaque vessel, from the lit to the shaded side. */
  metal?: readonly [light: string, main: string, shade: string];
};

const tumbler = (top: number, half: number, bottomHalf: number, thick: number, level: number): Glass => ({
  outside: {
    start: [half, top],
    segments: [
      [bottomHalf + 0.4, SHELF - 5],
      [bottomHalf, SHELF - 1.5, bottomHalf - 1, SHELF, bottomHalf - 4, SHELF],
      [0, SHELF],
    ],
  },
  inside: {
    start: [half - 2, top],
    segments: [
      [bottomHalf - 1.4, SHELF - thick - 4],
      [bottomHalf - 1.6, SHELF - thick - 1, bottomHalf - 3, SHELF - thick, bottomHalf - 6, SHELF - thick],
      [0, SHELF - thick],
    ],
  },
  level,
});

const COPPER = ['#EBB184', '#C17747', '#8E4F2B'] as const;
const SILVER = ['#F3F3F1', '#BFC3C6', '#83898F'] as const;
const CLAY = ['#B98A5A', '#8C5D35', '#5F3B20'] as const;

export const GLASSES: Record<GlassShape, Glass> = {
  coupe: { outside: { start: [37, 37], segments: [[37, 53, 24, 66, 2, 68]] }, level: 43, foot: 20 },
  martini: { outside: { start: [38, 33], segments: [[1.8, 71]] }, level: 39, foot: 20 },
  'nick-and-nora': { outside: { start: [22, 33], segments: [[25, 51, 21, 70, 2, 74]] }, level: 41, foot: 18 },
  margarita: {
    outside: {
      start: [38, 34],
      segments: [
        [38, 47, 20, 49, 17.5, 58],
        [16, 67, 10, 74, 2, 76],
      ],
    },
    level: 41,
    foot: 20,
  },
  flute: { outside: { start: [12, 19], segments: [[15.5, 42, 14, 70, 1.8, 79]] }, level: 27, foot: 17 },
  wine: { outside: { start: [22, 24], segments: [[32, 46, 28, 71, 2, 75]] }, level: 43, foot: 20 },
  sour: { outside: { start: [20, 28], segments: [[21.5, 54, 17, 74, 2, 82]] }, level: 35, foot: 18 },
  snifter: { outside: { start: [20, 34], segments: [[43, 56, 36, 92, 2, 95]] }, level: 66, foot: 21 },
  absinthe: {
    outside: {
      start: [22, 22],
      segments: [
        [22, 44, 15, 60, 9, 67],
        [13, 73, 12, 83, 2, 86],
      ],
    },
    level: 32,
    foot: 19,
  },
  fizzio: {
    outside: {
      start: [18, 18],
      segments: [
        [15.5, 84],
        [15, 92, 9, 95, 2.4, 96],
      ],
    },
    level: 27,
    foot: 18,
  },
  hurricane: {
    outside: {
      start: [22, 18],
      segments: [
        [20, 32, 14.5, 38, 15, 47],
        [16, 55, 21, 60, 21, 71],
        [21, 84, 11, 94, 2.4, 96],
      ],
    },
    level: 26,
    foot: 19,
  },
  rocks: tumbler(50, 31, 27, 8, 62),
  highball: tumbler(20, 21, 18, 6, 31),
  shot: tumbler(66, 18, 13, 11, 72),
  mug: { ...tumbler(38, 25, 23, 7, 50), handle: { y: 74, radius: 18 } },
  'copper-mug': { ...tumbler(46, 27, 25, 3, 50), handle: { y: 76, radius: 18 }, metal: COPPER },
  julep: { ...tumbler(44, 27, 20, 3, 47), metal: SILVER },
  tiki: {
    outside: {
      start: [24, 28],
      segments: [
        [27, 50, 27, 88, 22, 106],
        [21.5, 110, 20, SHELF, 16, SHELF],
        [0, SHELF],
      ],
    },
    level: 31,
    metal: CLAY,
  },
};
