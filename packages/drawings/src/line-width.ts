/** Edge length of the drawing in its own units. */
export const UNITS = 126;

/** Line width in drawing units that appears similar at all sizes: 1.4 px in a list, 2.6 px on a page. */
export const lineWidth = (size = UNITS): number => (UNITS / size) * (1.2 + size / 220);
