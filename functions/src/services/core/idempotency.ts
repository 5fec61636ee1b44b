import { createHash } from 'node:crypto';
import { FUNCTION_COLLECTIONS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { z } from 'zod';
import { findIdPages, removeDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';

/** Lifetime of a remembered answer. A TTL policy on `expires_at` deletes it later. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

const PAGE = 300;

export interface Claim {
  uid: string;
  key: string;
  /** Hash of the request; the same key with another fingerprint is refused. */
  fingerprint: string;
}

const stored = z.object({ fingerprint: z.string(), reply: z.string(), expires_at: z.date() });

export const fingerprintOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

const pathOf = ({ uid, key }: Claim) => `${FUNCTION_COLLECTIONS.idempotencyKeys}/${fingerprintOf(uid, key)}`;

/** The remembered answer to a claim, or null. Throws unprocessable if the key belongs to another request. */
export async function recall(transaction: Transaction, claim: Claim): Promise<object | null> {
  const first = stored.safeParse(await transaction.read(pathOf(claim))).data;
  if (!first || first.expires_at.getTime() < Date.now()) return null;
  if (first.fingerprint !== claim.fingerprint)
    throw new AppError('unprocessable', 'This Idempotency-Key was used for another request');
  return JSON.parse(first.reply) as object;
}

/** The id of the item of an answer; a picture counts as its folder. */
function aboutOf(reply: object): number | null {
  const { answer } = reply as { answer?: { folder_id?: number; id?: number } };
  return answer?.folder_id ?? answer?.id ?? null;
}

/**
 * Runs `work` once per claim and stores its answer in the same transaction as its writes. A repeat returns
 * the stored answer; of two concurrent requests one waits for the other's transaction and is then a repeat.
 */
export async function once<T extends object>(
  transaction: Transaction,
  claim: Claim,
  work: () => Promise<T>,
): Promise<T> {
  const first = await recall(transaction, claim);
  if (first) return first as T;
  const reply = await work();
  transaction.set(pathOf(claim), {
    fingerprint: claim.fingerprint,
    reply: JSON.stringify(reply),
    // Owner and item, so that the answer is deleted with either of them.
    uid: claim.uid,
    about_id: aboutOf(reply),
    expires_at: new Date(Date.now() + REMEMBERED_MS),
  });
  return reply;
}

export async function forgetReplies(where: { uid: string } | { about_id: number }): Promise<void> {
  const [condition] = Object.entries(where).map(([field, value]) => [field, '==', value] as const);
  if (!condition) return;
  for await (const ids of findIdPages(FUNCTION_COLLECTIONS.idempotencyKeys, {
    where: [condition],
    limit: PAGE,
  }))
    await removeDocuments(ids.map((id) => `${FUNCTION_COLLECTIONS.idempotencyKeys}/${id}`));
}
