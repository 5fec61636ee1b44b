import { logFailure } from '#lib/browser/log.ts';
import { currentLocale } from '#lib/i18n/i18n.ts';
import { loadReferenceWords } from '#lib/i18n/reference-words.ts';
import { MemberFrame } from '../frame/member-frame.tsx';

/**
 * The frame of the screens behind the guard, once the words for reference data are there; without them it
 * reads as stored.
 */
export async function loadMemberFrame(): Promise<typeof MemberFrame> {
  await loadReferenceWords(currentLocale()).catch((failure: unknown) =>
    logFailure('The words for reference data could not be loaded', failure),
  );
  return MemberFrame;
}
