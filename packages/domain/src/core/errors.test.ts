import { describe, expect, it } from 'vitest';
import { AppError, errorText } from './errors.ts';

describe('errorText', () => {
  it.each([
    [{ response: { message: 'Already there' } }, 'Already there'],
    [{ response: {} }, 'Request failed with no message'],
    [{ response: { message: '' } }, 'Request failed with no message'],
    [Object.assign(new Error('outer'), { response: undefined }), 'Request failed with no message'],
    [new Error('The line is dead'), 'The line is dead'],
    [new AppError('not-found', 'Nothing here'), 'Nothing here'],
    [new Error(''), 'Unknown error occurred'],
    ['text', 'Unknown error occurred'],
    [null, 'Unknown error occurred'],
  ])('returns the message, or a fallback without one (%#)', (failure, text) => {
    expect(errorText(failure)).toBe(text);
  });
});
