import { describe, expect, it } from 'vitest';
import { MatchIndex } from '../availability/matching/match-index.ts';
import { Match } from '../availability/matching/match.ts';
import { NO_MARK } from '../people/marks.ts';
import { whatCanIMake, type WhatCanIMakeInput } from './what-can-i-make.ts';

const [GIN, DRY_GIN, CAMPARI, VERMOUTH, LIME, SYRUP, SUGAR] = [1, 2, 3, 4, 5, 6, 7] as const;
const [NEGRONI, GIMLET, AMERICANO, MILANO, RICKEY] = [21, 22, 23, 24, 25] as const;

const index = MatchIndex.of(
  [GIN, DRY_GIN, CAMPARI, VERMOUTH, LIME, SYRUP, SUGAR].map((id) => ({
    id,
    parent_ingredient_id: id === DRY_GIN ? GIN : null,
  })),
  [
    { id: NEGRONI, ingredient_ids: [GIN, CAMPARI, VERMOUTH] },
    { id: GIMLET, ingredient_ids: [GIN, LIME, SYRUP] },
    { id: AMERICANO, ingredient_ids: [CAMPARI, VERMOUTH] },
    { id: MILANO, ingredient_ids: [CAMPARI] },
    { id: RICKEY, ingredient_ids: [DRY_GIN, LIME] },
  ],
);
const substitutes = [{ ingredient_id: SYRUP, substitute_ingredient_id: SUGAR }];

const possible = (owned: readonly number[], more: Partial<WhatCanIMakeInput> = {}) =>
  whatCanIMake({
    match: new Match(index, owned, substitutes),
    owned,
    substitutes,
    in_cabinet: new Set(owned),
    marks: {},
    own: {},
    ...more,
  });
const FAVOURITE = { [RICKEY]: { ...NO_MARK, favourite: true } };

describe('what can be made', () => {
  it('groups every recipe by what it lacks, the most common first', () => {
    expect(possible([DRY_GIN, LIME, CAMPARI]).groups).toEqual([
      [MILANO, RICKEY],
      [NEGRONI, AMERICANO, GIMLET],
      [],
    ]);
  });

  it('begins with what somebody likes', () => {
    expect(possible([DRY_GIN, LIME, CAMPARI], { marks: FAVOURITE }).groups[0]).toEqual([RICKEY, MILANO]);
  });

  it('keeps apart what only a substitute makes possible', () => {
    const { replaced, groups } = possible([DRY_GIN, LIME, SUGAR]);
    expect([replaced, groups[0]]).toEqual([[GIMLET], [RICKEY]]);
  });

  it('says what to buy next, and never what stands in the cabinet', () => {
    expect(possible([DRY_GIN, CAMPARI]).next[0]).toMatchObject({
      ingredient_id: VERMOUTH,
      reason: { kind: 'completes', count: 2 },
    });
    const { next } = possible([DRY_GIN, CAMPARI], { in_cabinet: new Set([DRY_GIN, CAMPARI, VERMOUTH]) });
    expect(next.map(({ ingredient_id }) => ingredient_id)).not.toContain(VERMOUTH);
  });

  it('says which two bottles complete more together than each alone', () => {
    expect(possible([GIN]).pairs[0]).toEqual({ ingredient_ids: [CAMPARI, VERMOUTH], completes: 3 });
  });

  it('lists only what one’s own marks ask for, and says what to buy all the same', () => {
    const asked = possible([DRY_GIN, LIME, CAMPARI], { marks: FAVOURITE, own: { favourites: true } });
    expect(asked.groups).toEqual([[RICKEY], [], []]);
    expect(asked.next).toEqual(possible([DRY_GIN, LIME, CAMPARI]).next);
  });
});
