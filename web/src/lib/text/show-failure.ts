import { showToast } from '../browser/toasts.ts';
import { loadTexts, text } from '../i18n/i18n.ts';
import { failureWords } from './failure-words.ts';

/** Says in a toast why something that showed already did not last. */
export function showFailure(failure: unknown): void {
  const show = (): void => showToast(failureWords(text, failure), { tone: 'error' });
  loadTexts('form').then(show, show);
}
