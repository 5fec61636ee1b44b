import { currentLocale } from '#lib/i18n/i18n.ts';
import { loadReferenceWords } from '#lib/i18n/reference-words.ts';
import { logFailure } from '#lib/log.ts';
import { MemberFrame } from './member-frame.tsx';

/** What every screen behind the guard stands in, once the words for reference data are there; without them it reads as stored. */
export async function membersFrame(): Promise<typeof MemberFrame> {
  await loadReferenceWords(currentLocale()).catch((failure: unknown) =>
    logFailure('The words for reference data could not be loaded', failure),
  );
  return MemberFrame;
}
