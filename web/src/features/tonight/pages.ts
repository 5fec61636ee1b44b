/** What is opened from the evening: one file for the strip on the home page and the page behind it. */
export { TonightPage } from './tonight-page.tsx';
export { TonightStrip } from './tonight-strip.tsx';
