import { existsSync } from 'node:fs';
import { findUi, keptUi, type FoundUi } from '../../../scripts/lib/local/emulator-ui/archive.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';

/** An archive beside the repository, for machines that cannot download one. */
const BESIDE = inRoot('..', 'shared', 'data', 'emulator-ui.zip');

/** The real emulator UI where this machine has it; nothing is downloaded for a test. */
export const uiAtHand = async (): Promise<FoundUi | undefined> =>
  existsSync(BESIDE) ? findUi(BESIDE) : keptUi();

/** True where the emulator UI can be tried; says so where it cannot: a skipped test counts as failed. */
export async function triesUi(): Promise<boolean> {
  if (await uiAtHand()) return true;
  console.warn('No emulator UI is tried: "npx firebase setup:emulators:ui" fetches one.');
  return false;
}
