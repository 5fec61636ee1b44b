import { existsSync } from 'node:fs';
import { findUi, keptUi, type FoundUi } from '../../../scripts/lib/local/emulator-ui/archive.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';

/** An archive beside the repository, for machines that cannot download one. */
const BESIDE = inRoot('..', 'shared', 'data', 'emulator-ui.zip');

/** The real emulator UI where this machine has it; nothing is downloaded for a test. */
export const uiAtHand = async (): Promise<FoundUi | undefined> =>
  existsSync(BESIDE) ? findUi(BESIDE) : keptUi();

/** Files that a part leaves out without an emulator UI: a skipped test counts as failed. */
export async function withoutUi(): Promise<string[]> {
  if (await uiAtHand()) return [];
  console.warn('No emulator UI is tried: "npx firebase setup:emulators:ui" fetches one.');
  return ['**/emulator-ui.test.ts'];
}
