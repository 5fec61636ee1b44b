import { existsSync } from 'node:fs';
import { findUi, keptUi, type FoundUi } from '../../../scripts/lib/local/emulator-ui/archive.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';

/** An archive beside the repository, for machines that cannot download one. */
const BESIDE = inRoot('..', 'shared', 'data', 'emulator-ui.zip');

/** The path of an archive of the emulator UI, where one lies beside the repository. */
export const archiveBeside = (): string | undefined => (existsSync(BESIDE) ? BESIDE : undefined);

/** The real emulator UI where this machine has it; nothing is downloaded for a test. */
export async function uiAtHand(): Promise<FoundUi | undefined> {
  const archive = archiveBeside();
  return archive === undefined ? keptUi() : findUi(archive);
}
