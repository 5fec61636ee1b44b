import { randomUUID } from 'node:crypto';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { auditDocument, type Audit } from '@cellaret/domain/moderation/moderation';
import type { AuditAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { MODERATION_COLLECTIONS, MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { accountsOf } from '../../store/auth-accounts.ts';
import { findDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';

type AuditEntry = Pick<Audit, 'action' | 'by'> & Partial<Audit>;

export function record(transaction: Transaction, entry: AuditEntry): void {
  const whole: Audit = {
    at: new Date(),
    kind: null,
    item_id: null,
    item_name: '',
    uid: null,
    reason: null,
    note: '',
    count: 1,
    ...entry,
  };
  transaction.create(MODERATION_DOCUMENTS.audit(randomUUID()), whole);
}

export async function readAudit(before: string | null): Promise<AuditAnswer> {
  const found = await findDocuments(MODERATION_COLLECTIONS.audit, {
    orderBy: ['at', 'desc'],
    limit: FUNCTION_LIMITS.moderation.page,
    ...(before === null ? {} : { after: new Date(before) }),
  });
  const stored = found.flatMap(({ fields }) => auditDocument.safeParse(fields).data ?? []);
  const people = new Set(stored.flatMap(({ by, uid }) => [by, ...(uid === null ? [] : [uid])]));
  const accounts = await accountsOf([...people]);
  const nameOf = (uid: string | null): string => {
    const account = uid === null ? undefined : accounts.get(uid);
    return account ? account.displayName || account.email : '';
  };
  const entries = stored.map((entry) => ({
    ...entry,
    at: entry.at.toISOString(),
    by_name: nameOf(entry.by),
    uid_name: nameOf(entry.uid),
  }));
  const last = entries.at(-1);
  return { entries, next: last && found.length === FUNCTION_LIMITS.moderation.page ? last.at : null };
}
