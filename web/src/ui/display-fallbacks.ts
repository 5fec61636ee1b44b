/**
 * Fallback faces. `size-adjust` is the measured width of a line of drink names in Yeseva One divided by its
 * width in the local face; the overrides keep the face's line box (ascent 0.92 em, descent 0.24 em).
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
