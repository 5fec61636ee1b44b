import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fewFiles } from './vite/files.ts';
import { alias, isUsedByItself } from './vite/packages.ts';
import { pages } from './vite/page-files.ts';

/**
 * The service worker: the app opens without a network. It never touches `/api`, and tokens never pass through
 * it (they go to other origins). A new version waits until no page uses the old one, because a page fetches
 * its screens as they are opened.
 */
const offline = () =>
  VitePWA({
    // The app registers it itself, once somebody is signed in: a visitor at the door downloads nothing for
    // later.
    injectRegister: null,
    registerType: 'prompt',
    // public/manifest.webmanifest
    manifest: false,
    workbox: {
      // Push notices of new orders.
      importScripts: ['/notices.js'],
      globPatterns: ['app.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [
        /^\/api\//,
        /^\/media\//,
        /^\/__\//,
        /^\/(r|m)\//,
        /^\/(sitemap\.xml|robots\.txt)$/,
      ],
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/__/firebase/init.json',
          handler: 'NetworkFirst',
          // Filled by the app as well (data/firebase/firebase-config.ts): the first visit fetches it before there
          // is a service worker.
          options: { cacheName: 'configuration', matchOptions: { ignoreVary: true } },
        },
        {
          // Pictures never change under their address. Readers keep the catalogue themselves
          // (lib/browser/kept-catalogue.ts).
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/media\/(?!catalogue\/)/.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'pictures', expiration: { maxEntries: 300, purgeOnQuotaError: true } },
        },
      ],
    },
  });

/** Files of screens on which a visit seldom begins. */
const SELDOM_FIRST =
  /\/(reference|menu-page|[a-z]+(-[a-z]+)*-dialog|[a-z]+-pages|create|update|upload|mix|forgot|invited|flavour-map|ingredient-page|ingredients-page|recipes-page|orders-page|what-can-i-make-page)-/;

/** Few files for browsers. What draws pages ahead needs no browser, and shares no file with what does. */
const inFewFiles = (): Plugin => ({
  name: 'few-files',
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? {} : { build: { rolldownOptions: { output: { codeSplitting: fewFiles } } } },
});

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias },
  plugins: [
    react(),
    lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }),
    inFewFiles(),
    pages(),
    offline(),
  ],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Chunks of forms and administrators' screens are not preloaded: visits seldom start there, and the
      // service worker has them by then.
      resolveDependencies: (file, needed) => (SELDOM_FIRST.test(file) ? [] : needed),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: isUsedByItself },
    },
  },
  server: { host: '127.0.0.1' },
});
