const KEY = 'cellaret.logged-out';

/**
 * Notes that the session of this browser is over, until somebody signs in. Another tab may have read it just
 * before and write it back: the SDK keeps what it finds there as its own.
 */
export const noteLogout = (): void => localStorage.setItem(KEY, 'true');

/** Somebody signs in: their session counts. */
export const noteLogin = (): void => localStorage.removeItem(KEY);

/** True if somebody logged out here and nobody signed in since: what is there is no session. */
export const isLoggedOut = (): boolean => localStorage.getItem(KEY) !== null;
