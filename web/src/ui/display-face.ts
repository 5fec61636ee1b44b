import { DISPLAY_FACE } from '@cellaret/drawings/display-stack.ts';
import coreFaceUrl from '@cellaret/drawings/fonts/yeseva-one-core.woff2?url';
import wholeFaceUrl from '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff2?url';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * The letters nearly every name and title makes do with: what `fonts/yeseva-one-core.woff2` holds, a subset
 * of the whole face. Made by `pyftsubset --no-hinting`: hints for coarse screens were two fifths of it.
 * The rest of Latin is fetched when a text needs it.
 */
const CORE_RANGE =
  'U+20-22, U+25-29, U+2C-3B, U+3F, U+41-5A, U+61-7A, U+B7, U+C4, U+C9, U+CF, U+D6-D7, U+DC, U+DF-E2, U+E4, U+E7-EA, U+ED, U+EF, U+F1, U+F3-F4, U+F6, U+FA, U+FC, U+2013-2014, U+2019, U+201C-201D, U+2026';
const REST_RANGE =
  'U+23-24, U+2A-2B, U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A1-B6, U+B8-C3, U+C5-C8, U+CA-CE, U+D0-D5, U+D8-DB, U+DD-DE, U+E3, U+E5-E6, U+EB-EC, U+EE, U+F0, U+F2, U+F5, U+F7-F9, U+FB, U+FD-FF, U+131, U+152-153';

/** The display face where it is there and would move what stands on the page. */
let waiting: readonly FontFace[] = [];

/** How far down what one reads and touches begins. */
const tops = (): string =>
  [...document.querySelectorAll('h1, h2, h3, a, button, input')]
    .map((one) => one.getBoundingClientRect().top)
    .join();

const add = (faces: readonly FontFace[]): void => faces.forEach((face) => document.fonts.add(face));

/**
 * Fetches the display face once the first screen is drawn, so that it never competes with it. A fallback is a
 * hundredth wider or narrower: where a heading would have one line more or less by the change, the face waits
 * for the next page. Failure leaves the fallback.
 */
export async function loadDisplayFace(): Promise<void> {
  await whenIdle();
  const face = (url: string, unicodeRange: string) =>
    new FontFace(DISPLAY_FACE, `url(${url}) format("woff2")`, { display: 'swap', unicodeRange });
  const core = face(coreFaceUrl, CORE_RANGE);
  const faces = [face(wholeFaceUrl, REST_RANGE), core];
  // Without it the rest of its letters are no use.
  if (!(await core.load().catch(() => null))) return;
  const before = tops();
  add(faces);
  if (tops() === before) return;
  for (const one of faces) document.fonts.delete(one);
  waiting = faces;
}

/** Shows the face that waits: another page comes, of which nothing stands yet. */
export function showDisplayFace(): void {
  add(waiting);
  waiting = [];
}
