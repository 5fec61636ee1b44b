import { z } from 'zod';
import { givenName, id, memberName, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

export const BAR_ROLES = ['owner', 'keeper', 'viewer'] as const;

export type BarRole = (typeof BAR_ROLES)[number];

/** Roles that can be given by invitation or by the owner; a bar has one owner. */
export const GIVEN_ROLES = ['keeper', 'viewer'] as const;

const givenRole = z.enum(GIVEN_ROLES);

/** A palate: eleven scores, two hex digits each, shared with members. As in `firestore.rules`. */
export const PALATE_PATTERN = '^[0-9a-f]{22}$';

export const CURRENCY_PATTERN = '^[A-Z]{3}$';

/** An entry of a bar's `members` map, by uid. */
export const barMember = z.strictObject({
  role: z.enum(BAR_ROLES),
  name: memberName,
  since: z.date(),
  palate: z.string().regex(new RegExp(PALATE_PATTERN)).optional(),
});

/** `bars/{barId}`: a place shared by several people. All may read it; the role decides who may write. */
export const barDocument = z.strictObject({
  id: token,
  bar_name: z.string(),
  owner_uid: z.string(),
  members: z.record(z.string(), barMember),
  /** The keys of `members`, oldest first, for queries. */
  member_uids: z.array(z.string()),
  /** The member changed by the last write: rules cannot iterate over a map. */
  last_member_uid: z.string(),
  /** The invitation used by the last person who joined. */
  last_invite: token.nullable(),
  currency: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type Bar = z.infer<typeof barDocument>;

/** `bars/{barId}/invites/{code}`: anybody with the link may join until it expires or is used up. */
export const inviteDocument = z.strictObject({
  /** The bar's name at creation, because non-members cannot read the bar. */
  bar_name: z.string(),
  role: givenRole,
  expires_at: z.date(),
  max_uses: z.int().min(LIMITS.bars.uses.min).max(LIMITS.bars.uses.max),
  used_count: z.int(),
  created_at: z.date(),
});

export type Invite = z.infer<typeof inviteDocument>;

const described = {
  bar_name: givenName,
  currency: z.string().regex(new RegExp(CURRENCY_PATTERN)).nullable(),
};

export const barInput = z.strictObject(described);

export const newBarInput = z.strictObject({ ...described, member_name: memberName });

export type BarInput = z.infer<typeof barInput>;
export type NewBarInput = z.infer<typeof newBarInput>;

/** Input to change a member's role; 'owner' transfers the bar. */
export const memberInput = z.strictObject({ role: z.enum(BAR_ROLES) });

export const inviteInput = z.strictObject({
  role: givenRole,
  days: z.int().min(1).max(LIMITS.bars.inviteDays),
  max_uses: inviteDocument.shape.max_uses,
});

export type InviteInput = z.infer<typeof inviteInput>;

export const joinInput = z.strictObject({ code: token, member_name: memberName });

export type JoinInput = z.infer<typeof joinInput>;

const ADOPTED_KINDS = ['bar_cabinet', 'menu', 'plan'] as const;

/** Something to move from home into a bar; with `back`, home again. */
export const adoptInput = z.strictObject({ kind: z.enum(ADOPTED_KINDS), id, back: z.boolean().optional() });

export type AdoptInput = z.infer<typeof adoptInput>;

/** True if a role may write the bar's stock, menus, lists, plans and publications. */
export const mayWrite = (role: BarRole): boolean => role !== 'viewer';

/** True if a role may invite, rename, change roles, remove members, transfer and delete. */
export const mayManage = (role: BarRole): boolean => role === 'owner';

export const roleIn = ({ members }: Pick<Bar, 'members'>, uid: string): BarRole | null =>
  members[uid]?.role ?? null;

/** The next owner of a bar: the keeper, else viewer, who joined first; null if there are no other members. */
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

/** True if an invitation is valid at a time in milliseconds. */
export const isInviteOpen = (
  { expires_at, max_uses, used_count }: Pick<Invite, 'expires_at' | 'max_uses' | 'used_count'>,
  now: number,
): boolean => expires_at.getTime() > now && used_count < max_uses;

/** Document paths of bars. Kept out of the other paths, so that only code about bars loads them. */
export const BAR_PATHS = {
  bars: 'bars',
  bar: (barId: string) => `bars/${barId}`,
  invites: (barId: string) => `bars/${barId}/invites`,
  invite: (barId: string, code: string) => `bars/${barId}/invites/${code}`,
} as const;

export const joinPath = (barId: string, code: string): string => `/join/${barId}/${code}`;
