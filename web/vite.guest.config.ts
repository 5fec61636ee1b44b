import { defineConfig } from 'vite';
import { alias } from './vite/packages.ts';

const REACT = [
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react-dom', replacement: 'preact/compat' },
  { find: 'react', replacement: 'preact/compat' },
];

/**
 * The script of the page outside of the app: a menu for guests. Built by itself, so that a phone at a party gets
 * nothing of the app, and the app's first files hold nothing of it. It joins the app's build
 * (scripts/lib/build/build-web.ts).
 */
export default defineConfig({
  root: import.meta.dirname,
  // Preact is a tenth of React's size and does all that this page needs.
  resolve: { alias: [...alias, ...REACT] },
  publicDir: false,
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { guest: 'src/features/guests/menu/menu.tsx' },
      output: {
        // The function that draws a menu names its script, of whatever build.
        entryFileNames: 'guest.js',
        chunkFileNames: 'assets/guest-[name]-[hash].js',
      },
    },
  },
});
