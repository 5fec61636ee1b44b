/** Height of the evening's drinks on the home page, so that the feed below does not move when they arrive. */
export const STRIP_HEIGHT = 252;
