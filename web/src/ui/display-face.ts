import displayFaceUrl from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?url';

/** Name of the display face; used by names of drinks and titles. */
const DISPLAY_FACE = 'Yeseva One';

/** The font stack for names and titles: the face, then local serifs stretched to its widths, so that its arrival moves nothing. */
export const DISPLAY_STACK = `"${DISPLAY_FACE}", "Cellaret Georgia", "Cellaret Times", "Cellaret Noto", serif`;

/**
 * Fallback faces. `size-adjust` is the measured width of a line of drink names in Yeseva One divided by its width in the
 * local face; the overrides keep the face's line box (ascent 0.92 em, descent 0.24 em).
 */
export const DISPLAY_FALLBACKS = [
  fallback('Cellaret Georgia', ['Georgia', 'Gelasio'], 112.4),
  fallback('Cellaret Times', ['Times New Roman', 'Liberation Serif', 'Tinos'], 123.5),
  fallback('Cellaret Noto', ['Noto Serif', 'Droid Serif'], 103.6),
];

function fallback(family: string, local: string[], sizeAdjust: number) {
  return {
    fontFamily: family,
    src: local.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${(9200 / sizeAdjust).toFixed(1)}%`,
    descentOverride: `${(2400 / sizeAdjust).toFixed(1)}%`,
    lineGapOverride: '0%',
  };
}

/** Fetches the display face once the first paint is done, so that it never competes with it. Failure leaves the fallback. */
export function loadDisplayFace(): void {
  const load = () => {
    const face = new FontFace(DISPLAY_FACE, `url(${displayFaceUrl}) format("woff2")`, { display: 'swap' });
    document.fonts.add(face);
    face.load().catch(() => document.fonts.delete(face));
  };
  // Two frames: the first callback runs before a paint, the second after it.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
}
