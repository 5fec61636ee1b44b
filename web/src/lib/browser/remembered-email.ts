const KEY = 'cellaret.email';

/** Who registered here and has not logged in since: their mail's link may open in another tab. */
export const rememberedEmail = (): string =>
  // Where pages are drawn ahead of their visitors there is nothing to remember.
  typeof document === 'undefined' ? '' : (localStorage.getItem(KEY) ?? '');

export const rememberEmail = (email: string): void => localStorage.setItem(KEY, email);

export const forgetEmail = (): void => localStorage.removeItem(KEY);
