import { z } from 'zod';
import { givenName, id, memberName, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** What somebody may do in a bar, most first. */
export const BAR_ROLES = ['owner', 'keeper', 'viewer'] as const;

export type BarRole = (typeof BAR_ROLES)[number];

/** The roles that an invitation gives, and an owner another: a bar has one owner. */
export const GIVEN_ROLES = ['keeper', 'viewer'] as const;

const givenRole = z.enum(GIVEN_ROLES);

/** Eleven tastes of two digits: what somebody likes, told to the others of a bar. The rules say the same. */
export const PALATE_PATTERN = '^[0-9a-f]{22}$';

/** The money of a bar's prices, as ISO 4217 writes it. */
export const CURRENCY_PATTERN = '^[A-Z]{3}$';

/** One entry of a bar's `members` map, keyed by uid. What nobody told is missing. */
export const barMember = z.strictObject({
  role: z.enum(BAR_ROLES),
  name: memberName,
  since: z.date(),
  palate: z.string().regex(new RegExp(PALATE_PATTERN)).optional(),
});

/** `bars/{barId}`: a place that several people share. Each of them reads it; who writes what below it follows from the role. */
export const barDocument = z.strictObject({
  id: token,
  bar_name: z.string(),
  owner_uid: z.string(),
  members: z.record(z.string(), barMember),
  /** The keys of `members`, oldest first, for the query that finds one's bars. */
  member_uids: z.array(z.string()),
  /** Whom the last write about members was about: rules cannot look at each of them. */
  last_member_uid: z.string(),
  /** The invitation that the last to join came by. */
  last_invite: token.nullable(),
  currency: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type Bar = z.infer<typeof barDocument>;

/** `bars/{barId}/invites/{code}`: whoever has the link joins with its role, as often and as long as it says. */
export const inviteDocument = z.strictObject({
  /** Its name when the invitation was made, for those who are no members yet. */
  bar_name: z.string(),
  role: givenRole,
  expires_at: z.date(),
  max_uses: z.int().min(LIMITS.bars.uses.min).max(LIMITS.bars.uses.max),
  used_count: z.int(),
  created_at: z.date(),
});

export type Invite = z.infer<typeof inviteDocument>;

/** What a client sends of a bar itself. */
const described = {
  bar_name: givenName,
  currency: z.string().regex(new RegExp(CURRENCY_PATTERN)).nullable(),
};

/** What a client sends to rename a bar. */
export const barInput = z.strictObject(described);

/** What a client sends to open a bar: with it what the others will call its owner. */
export const newBarInput = z.strictObject({ ...described, member_name: memberName });

export type BarInput = z.infer<typeof barInput>;
export type NewBarInput = z.infer<typeof newBarInput>;

/** What a client sends to change somebody's role; 'owner' hands the bar over. */
export const memberInput = z.strictObject({ role: z.enum(BAR_ROLES) });

/** What a client sends to invite. */
export const inviteInput = z.strictObject({
  role: givenRole,
  days: z.int().min(1).max(LIMITS.bars.inviteDays),
  max_uses: inviteDocument.shape.max_uses,
});

export type InviteInput = z.infer<typeof inviteInput>;

/** What a client sends to join. */
export const joinInput = z.strictObject({ code: token, member_name: memberName });

export type JoinInput = z.infer<typeof joinInput>;

/** What a client sends to move something from home into a bar. */
const ADOPTED_KINDS = ['bar_cabinet', 'menu', 'plan'] as const;

export const adoptInput = z.strictObject({ kind: z.enum(ADOPTED_KINDS), id });

export type AdoptInput = z.infer<typeof adoptInput>;

/** Whether a role writes what lies below a bar: stock, menus, lists, plans, publications. */
export const mayWrite = (role: BarRole): boolean => role !== 'viewer';

/** Whether a role invites, renames, changes roles, puts out, hands over and deletes. */
export const mayManage = (role: BarRole): boolean => role === 'owner';

/** What somebody is in a bar; null for whoever does not belong to it. */
export const roleIn = ({ members }: Pick<Bar, 'members'>, uid: string): BarRole | null =>
  members[uid]?.role ?? null;

/** Who owns a bar once its owner is gone: the keeper who has been there longest, else the viewer, else nobody. */
export function heirOf({ members, owner_uid }: Pick<Bar, 'members' | 'owner_uid'>): string | null {
  const others = Object.entries(members)
    .filter(([uid]) => uid !== owner_uid)
    .sort(
      ([a, { since: before }], [b, { since: after }]) =>
        before.getTime() - after.getTime() || (a < b ? -1 : 1),
    );
  const heir = others.find(([, { role }]) => role === 'keeper') ?? others[0];
  return heir?.[0] ?? null;
}

/** Whether an invitation still lets somebody in at a time, in milliseconds. */
export const isInviteOpen = (
  { expires_at, max_uses, used_count }: Pick<Invite, 'expires_at' | 'max_uses' | 'used_count'>,
  now: number,
): boolean => expires_at.getTime() > now && used_count < max_uses;

/** Where bars are stored: apart from the other paths, so that only what is about bars loads it. */
export const BAR_PATHS = {
  bars: 'bars',
  bar: (barId: string) => `bars/${barId}`,
  invites: (barId: string) => `bars/${barId}/invites`,
  invite: (barId: string, code: string) => `bars/${barId}/invites/${code}`,
} as const;

/** The address at which an invitation is looked at and taken. */
export const joinPath = (barId: string, code: string): string => `/join/${barId}/${code}`;
