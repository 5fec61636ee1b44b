import { builder, longAgo } from './builders.ts';
import { now, type Data } from './values.ts';

export const BAR = 'B'.repeat(22);
export const CODE = 'c'.repeat(22);
export const barPath = `bars/${BAR}`;
export const invitePath = `${barPath}/invites/${CODE}`;

export const makeMember = builder({ role: 'keeper', name: 'Kim', since: longAgo });

/** Ana owns it, Kim keeps it, Vic looks. */
const PEOPLE: Data = {
  ana: makeMember({ role: 'owner', name: 'Ana' }),
  kim: makeMember(),
  vic: makeMember({ role: 'viewer', name: 'Vic' }),
};

/** A bar that is there. */
export const makeBar = builder({
  id: BAR,
  bar_name: 'Flat 3',
  owner_uid: 'ana',
  members: PEOPLE,
  member_uids: Object.keys(PEOPLE),
  last_member_uid: 'vic',
  last_invite: null,
  currency: null,
  created_at: longAgo,
  updated_at: longAgo,
});

/** A bar as Ana opens it. */
export const makeNewBar = (changes: Data = {}): Data =>
  makeBar({
    members: { ana: makeMember({ role: 'owner', name: 'Ana', since: now }) },
    member_uids: ['ana'],
    last_member_uid: 'ana',
    created_at: now,
    updated_at: now,
    ...changes,
  });

/** An invitation of a week as Ana makes it. */
export const makeInvite = (changes: Data = {}): Data => ({
  bar_name: 'Flat 3',
  role: 'keeper',
  expires_at: new Date(Date.now() + 7 * 86_400_000),
  max_uses: 2,
  used_count: 0,
  created_at: now,
  ...changes,
});
