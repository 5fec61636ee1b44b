/** Edge length of the drawing in its own units. */
export const UNITS = 126;

/** The width of a line in the drawing's units: it keeps its visual weight, about 1.4 px in a list and 2.6 px on a page's head. */
export const lineWidth = (size = UNITS): number => (UNITS / size) * (1.2 + size / 220);
