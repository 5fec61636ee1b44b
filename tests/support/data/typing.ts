import type { Locator, Page } from 'playwright-core';
import { seeded } from './random.ts';

/** The pace of somebody who types, in milliseconds. */
export interface Pace {
  /** Between two keys: somewhere from the first to the second. */
  between: readonly [number, number];
  /** A longer stop, as of somebody who looks up; after one key in six. */
  pause: readonly [number, number];
}

/** Somebody who types well. How slower people fare is the matter of tests/deep/typing.test.ts. */
const USUAL: Pace = { between: [80, 150], pause: [150, 400] };

/** One finger, and every stop long enough for whatever a page does while nobody types. */
export const SLOW: Pace = { between: [400, 400], pause: [2000, 2000] };

const KEYS_BETWEEN_PAUSES = 6;

/** Actions of a person at a page, by hand. */
export interface Hands {
  /** Clicks the field and types key by key. Keys go to the focus: a page that moves it loses letters. */
  types: (field: Locator, text: string, pace?: Pace) => Promise<void>;
  /** Types on, wherever the focus is. */
  typesOn: (text: string, pace?: Pace) => Promise<void>;
  /** Marks all of a field and types something else over it. */
  typesOver: (field: Locator, text: string, pace?: Pace) => Promise<void>;
  /** Touches something once it is in reach. */
  taps: (target: Locator) => Promise<void>;
  /** Scrolls the page by so many pixels in flicks of at most 400, as a thumb does. */
  scrolls: (pixels: number) => Promise<void>;
  goesBack: () => Promise<void>;
  /** Does nothing for so many milliseconds. */
  waits: (ms: number) => Promise<void>;
}

/** Pastes a whole text, where nothing reacts to typing. Everywhere else somebody types (`Hands`). */
export const pastes = (field: Locator, text: string): Promise<void> => field.fill(text);

/** Somebody at a page, who types in the same rhythm each time. */
export function personAt(page: Page): Hands {
  const random = seeded(1);
  const within = ([least, most]: readonly [number, number]) => least + random() * (most - least);
  const typesOn = async (text: string, { between, pause }: Pace = USUAL) => {
    for (const [index, key] of [...text].entries()) {
      await page.keyboard.type(key);
      const rests = index % KEYS_BETWEEN_PAUSES === KEYS_BETWEEN_PAUSES - 3;
      await page.waitForTimeout(within(rests ? pause : between));
    }
  };
  return {
    typesOn,
    types: async (field, text, pace) => {
      await field.click();
      await typesOn(text, pace);
    },
    typesOver: async (field, text, pace) => {
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await typesOn(text, pace);
    },
    taps: (target) => target.click(),
    scrolls: async (pixels) => {
      for (let left = Math.abs(pixels); left > 0; left -= 400) {
        await page.mouse.wheel(0, Math.sign(pixels) * Math.min(400, left));
        await page.waitForTimeout(within([60, 140]));
      }
    },
    goesBack: async () => void (await page.goBack()),
    waits: (ms) => page.waitForTimeout(ms),
  };
}
