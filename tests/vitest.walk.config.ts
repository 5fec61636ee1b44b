import { part } from './support/vitest-part.ts';

/** One walk through all screens: axe, windows from 320 px on, large letters, dark, left edges. */
export default part('walk', { isolate: false, setupFiles: ['../support/browser/tell-pages.ts'] });
