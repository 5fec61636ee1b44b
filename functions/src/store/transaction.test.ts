import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { describe, expect, it } from 'vitest';
import { SERVER_TIME } from './field-values.ts';
import { documentBytes, refuseTooLarge } from './transaction.ts';

describe('the size of a document', () => {
  it('matches the example in Firestore’s documentation', () => {
    // 147 bytes for users/jeff/tasks/my_task_id in https://firebase.google.com/docs/firestore/storage-size
    const fields = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
    expect(documentBytes('users/jeff/tasks/my_task_id', fields)).toBe(147);
  });

  it('counts lists, maps, timestamps and multi-byte characters', () => {
    const empty = documentBytes('a/b', {});
    expect(documentBytes('a/b', { l: [1, null, 'ü'], m: { n: new Date() }, s: SERVER_TIME }) - empty).toBe(
      2 + 8 + 1 + 3 + (2 + 2 + 8) + (2 + 8),
    );
  });

  it('is refused above the limit, together with the existing fields', () => {
    const most = FUNCTION_LIMITS.documentBytes - documentBytes('a/b', { text: '' });
    expect(() => refuseTooLarge('a/b', { text: 'x'.repeat(most) })).not.toThrow();
    expect(() => refuseTooLarge('a/b', { text: 'x'.repeat(most + 1) })).toThrow(/more than can be stored/);
    const half = { text: '酒'.repeat(most / 6) };
    expect(() => refuseTooLarge('a/b', half, half)).toThrow(/more than can be stored/);
  });
});
