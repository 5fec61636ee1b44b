import { AppError, type ErrorCode, errorText } from '@cellaret/domain/core/errors';
import { showToast } from '../browser/toasts.ts';
import type { MessageId } from '../i18n/areas.ts';
import { currentLocale, loadTexts, text, type Translate } from '../i18n/i18n.ts';

const WORDS: Record<ErrorCode, MessageId> = {
  'bad-request': 'failure.bad-request',
  unauthenticated: 'failure.unauthenticated',
  'permission-denied': 'failure.permission-denied',
  'not-found': 'failure.not-found',
  conflict: 'failure.conflict',
  'too-large': 'failure.too-large',
  'unsupported-media-type': 'failure.bad-request',
  unprocessable: 'failure.bad-request',
  'too-many-requests': 'failure.too-many-requests',
  internal: 'failure.internal',
  unavailable: 'network.unreachable',
};

/**
 * The message for a failure. The server's English message is shown as it is (specification, section 8); in
 * other languages, the text for its code.
 */
export const failureWords = (t: Translate, failure: unknown): string =>
  failure instanceof AppError && currentLocale() !== 'en' ? t(WORDS[failure.code]) : errorText(failure);

/** Says in a toast why something that showed already did not last. */
export function showFailure(failure: unknown): void {
  const show = (): void => showToast(failureWords(text, failure), { tone: 'error' });
  loadTexts('form').then(show, show);
}
