import { randomUUID } from 'node:crypto';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { auditDocument, type Audit } from '@cellaret/domain/moderation/moderation';
import type { AuditAnswer } from '@cellaret/domain/moderation/moderation-answers';
import { MODERATION_COLLECTIONS, MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
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
  const entries = found.flatMap(({ fields }) => {
    const entry = auditDocument.safeParse(fields).data;
    return entry ? [{ ...entry, at: entry.at.toISOString() }] : [];
  });
  const last = entries.at(-1);
  return { entries, next: last && found.length === FUNCTION_LIMITS.moderation.page ? last.at : null };
}
