/** Where Material keeps the colour scheme ('light', 'dark', 'system'), read for the first paint. */
const MODE_KEY = 'mui-mode';

/** Gives the page its colours and follows the wish for light or dark. Call before the first paint. */
export async function startScheme(): Promise<void> {
  // Built pages have it in them (prerender.tsx).
  if (import.meta.env.DEV) {
    const { schemeStyle } = await import('./scheme-style.ts');
    document.head.append(Object.assign(document.createElement('style'), { textContent: schemeStyle() }));
  }
  const dark = matchMedia('(prefers-color-scheme: dark)');
  // index.html says the same before the first paint.
  const apply = () => {
    const chosen = localStorage.getItem(MODE_KEY);
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches);
    document.documentElement.toggleAttribute('data-dark', isDark);
    document.documentElement.toggleAttribute('data-light', !isDark);
  };
  apply();
  dark.addEventListener('change', apply);
}
