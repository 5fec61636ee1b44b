/** The address of an invitation opened by nobody known yet: registering, and its mail, come between. */
const KEY = 'cellaret.invitation';

export const keepInvitation = (path: string): void => localStorage.setItem(KEY, path);

export const keptInvitation = (): string | null => localStorage.getItem(KEY);

export const dropInvitation = (): void => localStorage.removeItem(KEY);
