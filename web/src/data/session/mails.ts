import type { ActionCodeSettings } from 'firebase/auth';
import { firebaseAuth } from '../firebase/app.ts';

/**
 * Readies the provider for a mail: it is written in the language of the page, and the way on from its link
 * leads to the login.
 */
export function mailing(): ActionCodeSettings {
  firebaseAuth().languageCode = document.documentElement.lang;
  return { url: `${location.origin}/login` };
}
