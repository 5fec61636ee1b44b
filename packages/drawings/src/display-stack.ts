/** The display font, for names of drinks and titles. */
export const DISPLAY_FACE = 'Yeseva One';

/** The font stack. The fallbacks are scaled to the font's widths, so that loading it shifts nothing. */
export const DISPLAY_STACK = `"${DISPLAY_FACE}", "Cellaret Georgia", "Cellaret Times", "Cellaret Noto", Georgia, serif`;
