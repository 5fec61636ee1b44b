import type { barAnswer, inviteAnswer } from '@cellaret/domain/api/answers';
import {
  BAR_PATHS,
  barDocument,
  inviteDocument,
  isInviteOpen,
  type Bar,
  type BarInput,
  type BarRole,
  type Invite,
  type InviteInput,
  type JoinInput,
  type NewBarInput,
} from '@cellaret/domain/bars/bar';
import { AppError } from '@cellaret/domain/core/errors';
import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { z } from 'zod';
import { findDocuments, readDocument } from '../../store/documents.ts';
import { arrayRemove, arrayUnion, increment, REMOVE, SERVER_TIME } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { notFound } from '../core/failures.ts';
import { readBarFor, READER } from '../core/place-access.ts';
import { countAgainstQuota } from '../core/quotas.ts';

type Answer = z.infer<typeof barAnswer>;
type InviteAnswer = z.infer<typeof inviteAnswer>;

const DAY_MS = 24 * 60 * 60 * 1000;

const answerOf = (uid: string, { id, bar_name, currency, owner_uid, members, member_uids }: Bar): Answer => ({
  id,
  bar_name,
  currency,
  owner_uid,
  role: members[uid]?.role ?? 'viewer',
  members: member_uids.flatMap((other) => {
    const member = members[other];
    return member ? { ...member, uid: other, since: member.since.toISOString() } : [];
  }),
});

/** The bars of a person: one read each. */
export async function listBars(uid: string): Promise<Answer[]> {
  const found = await findDocuments(BAR_PATHS.bars, {
    where: [['member_uids', 'array-contains', uid]],
    limit: LIMITS.liveList,
  });
  return found.flatMap(({ fields }) => {
    const { data } = barDocument.safeParse(fields);
    return data ? answerOf(uid, data) : [];
  });
}

/** One bar: one read. Throws not-found for non-members. */
export const readBar = async (uid: string, barId: string): Promise<Answer> =>
  answerOf(uid, await readBarFor(READER, uid, barId, 'read'));

/** Creates a bar. Throws QuotaExceeded. */
export async function createBar(
  transaction: Transaction,
  uid: string,
  { member_name, ...described }: NewBarInput,
): Promise<Answer> {
  const id = newToken();
  const count = await countAgainstQuota(transaction, uid, 'bars');
  const owner = { role: 'owner' as const, name: member_name };
  const rest = {
    id,
    ...described,
    owner_uid: uid,
    member_uids: [uid],
    last_member_uid: uid,
    last_invite: null,
  };
  count(id);
  transaction.create(BAR_PATHS.bar(id), {
    ...rest,
    members: { [uid]: { ...owner, since: SERVER_TIME } },
    created_at: SERVER_TIME,
    updated_at: SERVER_TIME,
  });
  const now = new Date();
  return answerOf(uid, {
    ...rest,
    members: { [uid]: { ...owner, since: now } },
    created_at: now,
    updated_at: now,
  });
}

/** Updates name and currency. Throws not-found and permission-denied. */
export async function updateBar(
  transaction: Transaction,
  uid: string,
  barId: string,
  input: BarInput,
): Promise<Answer> {
  const bar = await readBarFor(transaction, uid, barId, 'manage');
  transaction.update(BAR_PATHS.bar(barId), { ...input, updated_at: SERVER_TIME });
  return answerOf(uid, { ...bar, ...input });
}

/** Deletes a bar; a trigger then removes its subcollections. Throws not-found and permission-denied. */
export async function deleteBar(transaction: Transaction, uid: string, barId: string): Promise<void> {
  await readBarFor(transaction, uid, barId, 'manage');
  transaction.remove(BAR_PATHS.bar(barId));
}

export const handedOver = (uid: string): Record<string, unknown> => ({
  owner_uid: uid,
  [`members.${uid}.role`]: 'owner' satisfies BarRole,
  last_member_uid: uid,
  updated_at: SERVER_TIME,
});

export const without = (uid: string): Record<string, unknown> => ({
  [`members.${uid}`]: REMOVE,
  member_uids: arrayRemove(uid),
  last_member_uid: uid,
  updated_at: SERVER_TIME,
});

/** Changes a role or transfers ownership. Throws not-found, permission-denied, conflict (own role). */
export async function updateMember(
  transaction: Transaction,
  uid: string,
  { barId, uid: who }: { barId: string; uid: string },
  role: BarRole,
): Promise<Answer> {
  const bar = await readBarFor(transaction, uid, barId, 'manage');
  const member = bar.members[who];
  if (!member) throw notFound('member');
  if (who === uid) throw new AppError('conflict', 'Hand the bar over to somebody else first');
  const changed = { ...bar, members: { ...bar.members, [who]: { ...member, role } } };
  if (role === 'owner') {
    transaction.update(BAR_PATHS.bar(barId), { ...handedOver(who), [`members.${uid}.role`]: 'keeper' });
    const { [uid]: former } = bar.members;
    const members = { ...changed.members, ...(former && { [uid]: { ...former, role: 'keeper' as const } }) };
    return answerOf(uid, { ...bar, owner_uid: who, members });
  }
  transaction.update(BAR_PATHS.bar(barId), {
    [`members.${who}.role`]: role,
    last_member_uid: who,
    updated_at: SERVER_TIME,
  });
  return answerOf(uid, changed);
}

/**
 * Removes a member, or leaves. A removal also ends all invitations: the person may know the link and would
 * join again by it. Throws not-found, permission-denied, and conflict for the owner.
 */
export async function deleteMember(
  transaction: Transaction,
  uid: string,
  { barId, uid: who }: { barId: string; uid: string },
): Promise<void> {
  const bar = await readBarFor(transaction, uid, barId, who === uid ? 'read' : 'manage');
  if (!bar.members[who]) throw notFound('member');
  if (who === bar.owner_uid) throw new AppError('conflict', 'Hand the bar over to somebody else first');
  const invites =
    who === uid ? [] : await transaction.find(BAR_PATHS.invites(barId), { limit: LIMITS.liveList });
  transaction.update(BAR_PATHS.bar(barId), without(who));
  for (const { path } of invites) transaction.remove(path);
}

const inviteOf = (barId: string, code: string, { created_at: _, ...invite }: Invite): InviteAnswer => ({
  bar_id: barId,
  code,
  ...invite,
  expires_at: invite.expires_at.toISOString(),
});

/** The invitations of a bar: one read each, and one for the bar. Throws not-found and permission-denied. */
export async function listInvites(uid: string, barId: string): Promise<InviteAnswer[]> {
  await readBarFor(READER, uid, barId, 'manage');
  const found = await findDocuments(BAR_PATHS.invites(barId), { limit: LIMITS.liveList });
  return found.flatMap(({ path, fields }) => {
    const { data } = inviteDocument.safeParse(fields);
    return data ? inviteOf(barId, path.slice(path.lastIndexOf('/') + 1), data) : [];
  });
}

/** Creates an invitation. Throws not-found, permission-denied and QuotaExceeded. */
export async function createInvite(
  transaction: Transaction,
  uid: string,
  barId: string,
  { role, days, max_uses }: InviteInput,
): Promise<InviteAnswer> {
  const { bar_name } = await readBarFor(transaction, uid, barId, 'manage');
  const code = newToken();
  const count = await countAgainstQuota(transaction, uid, 'bars');
  // A minute shorter, so that clock skew does not exceed the limit in the rules.
  const expires_at = new Date(Date.now() + days * DAY_MS - 60_000);
  const invite = { bar_name, role, expires_at, max_uses, used_count: 0 };
  count(code);
  transaction.create(BAR_PATHS.invite(barId, code), { ...invite, created_at: SERVER_TIME });
  return inviteOf(barId, code, { ...invite, created_at: new Date() });
}

/** An invitation, for anybody with its link: one read. Throws not-found. */
export async function readInvite(barId: string, code: string): Promise<InviteAnswer> {
  const { data } = inviteDocument.safeParse(await readDocument(BAR_PATHS.invite(barId, code)));
  if (!data) throw notFound('invitation');
  return inviteOf(barId, code, data);
}

/** Revokes an invitation. Throws not-found and permission-denied. */
export async function deleteInvite(
  transaction: Transaction,
  uid: string,
  { barId, code }: { barId: string; code: string },
): Promise<void> {
  await readBarFor(transaction, uid, barId, 'manage');
  if (!(await transaction.read(BAR_PATHS.invite(barId, code)))) throw notFound('invitation');
  transaction.remove(BAR_PATHS.invite(barId, code));
}

/** Joins by an invitation. Throws not-found, and conflict if it expired, is used up, or the bar is full. */
export async function joinBar(
  transaction: Transaction,
  uid: string,
  barId: string,
  { code, member_name }: JoinInput,
): Promise<Answer> {
  const [storedBar, storedInvite] = await transaction.readAll([
    BAR_PATHS.bar(barId),
    BAR_PATHS.invite(barId, code),
  ]);
  const bar = barDocument.safeParse(storedBar).data;
  if (bar?.members[uid]) return answerOf(uid, bar);
  const invite = inviteDocument.safeParse(storedInvite).data;
  if (!bar || !invite) throw notFound('invitation');
  if (!isInviteOpen(invite, Date.now()))
    throw new AppError('conflict', 'This invitation has expired, or others have used it up');
  if (bar.member_uids.length >= LIMITS.bars.people)
    throw new AppError('conflict', `A bar is shared by at most ${LIMITS.bars.people} people`);
  const member = { role: invite.role, name: member_name };
  transaction.update(BAR_PATHS.bar(barId), {
    [`members.${uid}`]: { ...member, since: SERVER_TIME },
    member_uids: arrayUnion(uid),
    last_member_uid: uid,
    last_invite: code,
    updated_at: SERVER_TIME,
  });
  transaction.update(BAR_PATHS.invite(barId, code), { used_count: increment(1) });
  return answerOf(uid, {
    ...bar,
    members: { ...bar.members, [uid]: { ...member, since: new Date() } },
    member_uids: [...bar.member_uids, uid],
  });
}
