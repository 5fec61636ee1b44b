/**
 * Says in this browser that somebody with bottles was here: what waits for their cabinet has its place from
 * the beginning, and nothing else.
 */
const KEY = 'cellaret.stocked';

export const leaveStockedHint = (): void => localStorage.setItem(KEY, '');

/** True if the person probably has bottles, before it is known. */
export const expectsStock = (): boolean => localStorage.getItem(KEY) !== null;

/** Least height of the evening's drinks on the home page, so that the feed does not move when they arrive. */
export const STRIP_SIZE = { height: { xs: 460, md: 540 } } as const;
