/** The evening in one file: the strip on the home page and the page behind it. */
export { TonightPage } from '#features/recommendations/tonight-page.tsx';
export { TonightStrip } from '#features/recommendations/tonight-strip.tsx';
