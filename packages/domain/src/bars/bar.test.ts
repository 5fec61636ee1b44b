import { describe, expect, test } from 'vitest';
import {
  barDocument,
  heirOf,
  isInviteOpen,
  mayManage,
  mayWrite,
  newBarInput,
  roleIn,
  type BarRole,
} from './bar.ts';

const since = (day: number) => new Date(Date.UTC(2026, 0, day));
const member = (role: BarRole, day: number) => ({ role, name: 'X', since: since(day) });

describe('roles', () => {
  test('owners and keepers may write, owners may manage', () => {
    expect((['owner', 'keeper', 'viewer'] as const).map((role) => [mayWrite(role), mayManage(role)])).toEqual(
      [
        [true, true],
        [true, false],
        [false, false],
      ],
    );
  });

  test('a non-member has no role', () => {
    const members = { ana: member('owner', 1) };
    expect([roleIn({ members }, 'ana'), roleIn({ members }, 'ben')]).toEqual(['owner', null]);
  });
});

describe('a bar is inherited by', () => {
  const heir = (members: Record<string, ReturnType<typeof member>>) => heirOf({ owner_uid: 'ana', members });
  const ana = member('owner', 1);

  test('the keeper who joined first', () => {
    const others = { viola: member('viewer', 2), kim: member('keeper', 4), kai: member('keeper', 3) };
    expect(heir({ ana, ...others })).toBe('kai');
  });

  test('the viewer who joined first, if there is no keeper', () => {
    expect(heir({ ana, viola: member('viewer', 3), vito: member('viewer', 2) })).toBe('vito');
  });

  test('the same member in any storage order, if two joined at the same time', () => {
    expect(heir({ ana, b: member('keeper', 2), a: member('keeper', 2) })).toBe('a');
  });

  test('no one, if there is no other member', () => {
    expect(heir({ ana })).toBeNull();
  });
});

test('an invitation is valid until it expires or is used up', () => {
  const invite = { expires_at: since(2), max_uses: 2, used_count: 1 };
  const now = since(1).getTime();
  expect(isInviteOpen(invite, now)).toBe(true);
  expect(isInviteOpen({ ...invite, used_count: 2 }, now)).toBe(false);
  expect(isInviteOpen(invite, since(2).getTime())).toBe(false);
});

test('a bar has a visible name and a three-letter currency', () => {
  const isTaken = (changes: object) =>
    newBarInput.safeParse({ bar_name: 'Flat 3', currency: 'EUR', member_name: 'Ana', ...changes }).success;
  expect(isTaken({})).toBe(true);
  expect(isTaken({ currency: null })).toBe(true);
  for (const changes of [
    { currency: 'eur' },
    { bar_name: ' ' },
    { member_name: 'x'.repeat(61) },
    { hint: 1 },
  ])
    expect(isTaken(changes)).toBe(false);
});

test('a palate has eleven scores', () => {
  const { members } = barDocument.shape;
  const withPalate = (palate: unknown) =>
    members.safeParse({ ana: { ...member('owner', 1), palate } }).success;
  expect([withPalate('0f'.repeat(11)), withPalate('0F'.repeat(11)), withPalate('0f')]).toEqual([
    true,
    false,
    false,
  ]);
});
