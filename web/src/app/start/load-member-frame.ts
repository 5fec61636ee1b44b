import { logFailure } from '#lib/browser/log-failure.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';
import { loadReferenceWords } from '#lib/i18n/reference-words.ts';
import { MemberFrame } from '../frame/member-frame.tsx';

/** The frame of guarded screens, with the words for reference data; without them it reads as stored. */
export async function loadMemberFrame(): Promise<typeof MemberFrame> {
  await loadReferenceWords(currentLocale()).catch((failure: unknown) =>
    logFailure('The words for reference data could not be loaded', failure),
  );
  return MemberFrame;
}
