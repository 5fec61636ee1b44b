import { createStore, useStore } from './store.ts';

const printing = createStore(false);

// Paper is white whatever the screen is.
addEventListener('beforeprint', () => {
  const html = document.documentElement;
  const wasDark = html.hasAttribute('data-dark');
  html.toggleAttribute('data-dark', false);
  html.toggleAttribute('data-light', true);
  printing.set(true);
  addEventListener(
    'afterprint',
    () => {
      html.toggleAttribute('data-dark', wasDark);
      html.toggleAttribute('data-light', !wasDark);
      printing.set(false);
    },
    { once: true },
  );
});

/** True while the page is printed: virtual lists then have to render in full. */
export const usePrinting = (): boolean => useStore(printing);
