import type { ActionCodeSettings } from 'firebase/auth';
import { PATHS } from '#lib/page-paths.ts';
import { firebaseAuth } from '../firebase/firebase-app.ts';

/**
 * Readies the provider for a mail: it is written in the language of the page. @param onwards where its link
 * leads in the end.
 */
export function mailing(onwards: string = PATHS.login): ActionCodeSettings {
  firebaseAuth().languageCode = document.documentElement.lang;
  return { url: `${location.origin}${onwards}` };
}
