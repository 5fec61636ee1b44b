import { AppError } from '@cellaret/domain/core/errors';
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

afterEach(() => i18n.activate('en'));

describe('what is told of a failure', () => {
  const refused = new AppError('permission-denied', 'Only the owner of a recipe may change it');

  it('is what the server says where people read English, and what its code says where they do not', () => {
    i18n.load({ en: {}, de: {} });
    i18n.activate('en');
    expect(failureWords((id) => id, refused)).toBe('Only the owner of a recipe may change it');
    i18n.activate('de');
    expect(failureWords((id) => id, refused)).toBe('failure.permission-denied');
    expect(failureWords((id) => id, new Error('What nobody expected'))).toBe('What nobody expected');
  });
});
