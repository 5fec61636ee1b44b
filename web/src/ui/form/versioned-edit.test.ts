import { describe, expect, it } from 'vitest';
import { editing, startOf } from './versioned-edit.ts';

const stored = { version: 3, name: 'stored' };
const theirs = { version: 4, name: 'theirs' };

describe('an edit of one version', () => {
  it('begins with what is stored', () => {
    expect(startOf(stored, null)).toMatchObject({ base: stored, seen: 3, conflict: null, restored: false });
  });

  it('goes on with a draft of the same version', () => {
    expect(startOf(stored, { version: 3 })).toMatchObject({ seen: 3, conflict: null, restored: true });
    expect(startOf(stored, { version: null })).toMatchObject({ seen: 3, conflict: null, restored: true });
  });

  it('sets a draft of an older version against what is stored, and would not replace it', () => {
    expect(startOf(stored, { version: 2 })).toMatchObject({ seen: 2, conflict: stored });
  });

  it('replaces theirs once one decided for one’s own', () => {
    const refused = editing(startOf(stored, null), { type: 'refused', theirs });
    expect(refused).toMatchObject({ seen: 3, conflict: theirs });
    expect(editing(refused, { type: 'kept-mine' })).toMatchObject({
      round: 0,
      base: theirs,
      seen: 4,
      conflict: null,
    });
  });

  it('begins anew with theirs once one decided for theirs', () => {
    const refused = editing(startOf(stored, { version: 3 }), { type: 'refused', theirs });
    expect(editing(refused, { type: 'took-stored' })).toEqual({
      round: 1,
      base: theirs,
      seen: 4,
      conflict: null,
      restored: false,
    });
  });

  it('lets go of a draft for what is stored', () => {
    expect(editing(startOf(stored, { version: 3 }), { type: 'took-stored' })).toMatchObject({
      round: 1,
      base: stored,
      restored: false,
    });
  });
});
