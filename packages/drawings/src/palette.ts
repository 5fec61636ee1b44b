/** A colour scheme, as six-digit hex colours. */
export type Scheme = {
  page: string;
  surface: string;
  /** Quiet areas on a surface: skeletons, picture backgrounds, hovered rows. */
  well: string;
  ink: string;
  inkSoft: string;
  /** Hairlines; decorative only. */
  line: string;
  /** Edges of controls: 3 : 1 against page and surface. */
  edge: string;
  /** Actions. */
  brass: Tone;
  /** Warnings and removal. */
  bitters: Tone;
  /** 'In stock' and 'you can make this'. */
  stock: Tone;
  /** The door of the cabinet: dark in both schemes. Covers, the bar that stays, evening tickets. */
  walnut: Walnut;
};

/** `main` is for text or fill, `on` the text on it; `tint` is a quiet area, `onTint` the text on it. */
export type Tone = { main: string; hover: string; on: string; tint: string; onTint: string };

/** `main` and `raised` are grounds; cream, softer cream and lamplight are what is written on them. */
export type Walnut = { main: string; raised: string; on: string; onSoft: string; lamp: string };

export const LIGHT: Scheme = {
  page: '#FBF7F0',
  surface: '#FFFDF9',
  well: '#F3EBDD',
  ink: '#1F1A17',
  inkSoft: '#5F544B',
  line: '#E6DAC6',
  edge: '#8E7F6D',
  brass: { main: '#8A5A12', hover: '#6F470B', on: '#FFFDF9', tint: '#F6E7C8', onTint: '#6B4409' },
  bitters: { main: '#9B2C3A', hover: '#7E202D', on: '#FFFDF9', tint: '#F8DEDC', onTint: '#85212E' },
  stock: { main: '#5E7A1E', hover: '#4B6316', on: '#FFFDF9', tint: '#E8EFCB', onTint: '#445A12' },
  walnut: { main: '#2A1D15', raised: '#3A291E', on: '#F6ECDF', onSoft: '#CDBBA7', lamp: '#E0B15C' },
};

export const DARK: Scheme = {
  page: '#17120F',
  surface: '#221A15',
  well: '#2E241D',
  ink: '#F3E9DC',
  inkSoft: '#C2B2A0',
  line: '#3A2E25',
  edge: '#8A7867',
  brass: { main: '#E0B15C', hover: '#EDC67E', on: '#241704', tint: '#3D2E15', onTint: '#F1CE8E' },
  bitters: { main: '#E87F8A', hover: '#F0929B', on: '#2A0A0E', tint: '#43201F', onTint: '#F6B3B8' },
  stock: { main: '#B7D064', hover: '#C9DF82', on: '#1A2105', tint: '#2D3516', onTint: '#CFE389' },
  walnut: { main: '#2E2119', raised: '#402E22', on: '#F6ECDF', onSoft: '#CDBBA7', lamp: '#E0B15C' },
};

/**
 * All combinations of text and background in use, for the contrast test: name, text and background colour.
 */
export function textPairs(scheme: Scheme): [name: string, text: string, background: string][] {
  const backgrounds = { page: scheme.page, surface: scheme.surface, well: scheme.well };
  const tones = { brass: scheme.brass, bitters: scheme.bitters, stock: scheme.stock };
  return [
    ...Object.entries(backgrounds).flatMap(([name, background]): [string, string, string][] => [
      [`ink on ${name}`, scheme.ink, background],
      [`soft ink on ${name}`, scheme.inkSoft, background],
    ]),
    ...Object.entries(tones).flatMap(([name, tone]): [string, string, string][] => [
      [`${name} on page`, tone.main, scheme.page],
      [`${name} on surface`, tone.main, scheme.surface],
      [`text on ${name}`, tone.on, tone.main],
      [`text on hovered ${name}`, tone.on, tone.hover],
      [`text on tinted ${name}`, tone.onTint, tone.tint],
      [`ink on tinted ${name}`, scheme.ink, tone.tint],
    ]),
    ...(['main', 'raised'] as const).flatMap((ground): [string, string, string][] =>
      (['on', 'onSoft', 'lamp'] as const).map((text) => [
        `${text} on walnut ${ground}`,
        scheme.walnut[text],
        scheme.walnut[ground],
      ]),
    ),
  ];
}

/** Edges of controls against their surroundings; these need 3 : 1. */
export function edgePairs(scheme: Scheme): [name: string, edge: string, background: string][] {
  return [
    ['edge on page', scheme.edge, scheme.page],
    ['edge on surface', scheme.edge, scheme.surface],
    ['focus ring on page', scheme.brass.main, scheme.page],
    ['focus ring on surface', scheme.brass.main, scheme.surface],
    ['focus ring on well', scheme.brass.main, scheme.well],
  ];
}
