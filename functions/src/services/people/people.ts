import { AppError } from '@cellaret/domain/core/errors';
import type { PersonAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { accountsOf, setSuspended } from '../../store/auth-accounts.ts';
import { runTransaction } from '../../store/transaction.ts';
import { record } from '../core/audit.ts';
import { notFound } from '../core/failures.ts';

/** The account of a person; `exists` is false if it was deleted. */
export async function readPerson(uid: string): Promise<PersonAnswer> {
  const account = (await accountsOf([uid])).get(uid);
  return {
    uid,
    exists: account !== undefined,
    email: account?.email ?? '',
    display_name: account?.displayName ?? '',
    created_at: account?.createdAt?.toISOString() ?? null,
    signed_in_at: account?.signedInAt?.toISOString() ?? null,
    suspended: account?.isSuspended ?? false,
    admin: account?.isAdmin ?? false,
  };
}

/**
 * Suspends an account or lifts the suspension, and closes its alert. Writes the audit entry first: no commit
 * can include Auth, and an unlogged action would be worse. Throws not-found and conflict.
 */
export async function suspend(
  by: string,
  { uid, suspended, note }: { uid: string; suspended: boolean; note: string },
): Promise<void> {
  const account = (await accountsOf([uid])).get(uid);
  if (!account) throw notFound('account');
  if (account.isAdmin)
    throw new AppError('conflict', 'An administrator cannot be suspended: take that right back first');
  await runTransaction(async (transaction) => {
    const alert = await transaction.read(MODERATION_DOCUMENTS.alert(uid));
    if (alert) transaction.update(MODERATION_DOCUMENTS.alert(uid), { open: false });
    record(transaction, { action: suspended ? 'suspend' : 'lift', by, uid, note: note.trim() });
  });
  await setSuspended(uid, suspended);
}
