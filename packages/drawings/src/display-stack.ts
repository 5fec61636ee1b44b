/** The display face: names of drinks and titles. */
export const DISPLAY_FACE = 'Yeseva One';

/** Its font stack: the face, then local serifs stretched to its widths, so that its arrival moves nothing. */
export const DISPLAY_STACK = `"${DISPLAY_FACE}", "Cellaret Georgia", "Cellaret Times", "Cellaret Noto", serif`;
