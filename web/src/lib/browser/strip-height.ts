/** What the drinks of the evening take on the home page, so that the feed below does not move when they come. */
export const STRIP_HEIGHT = 252;
