import { createHash } from 'node:crypto';
import { FUNCTION_COLLECTIONS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { z } from 'zod';
import { findIdPages, removeDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';

/** How long a first answer is remembered. A TTL policy on `expires_at` deletes it some time after. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** Answers forgotten at a time. */
const PAGE = 300;

/** A request that its caller may repeat. */
export interface Claim {
  uid: string;
  /** The caller's `Idempotency-Key`. */
  key: string;
  /** A hash of what is asked: the same key with another one is refused. */
  fingerprint: string;
}

const stored = z.object({
  fingerprint: z.string(),
  reply: z.string(),
  expires_at: z.date(),
});

/** A hash that tells requests apart. */
export const fingerprintOf = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

const pathOf = ({ uid, key }: Claim) => `${FUNCTION_COLLECTIONS.idempotencyKeys}/${fingerprintOf(uid, key)}`;

/** The first answer to a claim; null where there is none. Throws unprocessable where the key was used for something else. */
export async function recall(transaction: Transaction, claim: Claim): Promise<object | null> {
  const first = stored.safeParse(await transaction.read(pathOf(claim))).data;
  if (!first || first.expires_at.getTime() < Date.now()) return null;
  if (first.fingerprint !== claim.fingerprint)
    throw new AppError('unprocessable', 'This Idempotency-Key was used for another request');
  return JSON.parse(first.reply) as object;
}

/** The id of what an answer is about: a picture belongs to its folder. */
function aboutOf(reply: object): number | null {
  const { answer } = reply as { answer?: { folder_id?: number; id?: number } };
  return answer?.folder_id ?? answer?.id ?? null;
}

/**
 * Does `work` once for each claim: its answer is remembered in the very transaction of its writes, so that there is never one without
 * the other. A repeat gets the first answer; of two at once, one waits for the other's transaction and then is a repeat.
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
    // Whose it is and what it is about, so that it is forgotten with either.
    uid: claim.uid,
    about_id: aboutOf(reply),
    expires_at: new Date(Date.now() + REMEMBERED_MS),
  });
  return reply;
}

/** Forgets the first answers that speak of an item, or that were given to a person. */
export async function forgetReplies(where: { uid: string } | { about_id: number }): Promise<void> {
  const [condition] = Object.entries(where).map(([field, value]) => [field, '==', value] as const);
  if (!condition) return;
  for await (const ids of findIdPages(FUNCTION_COLLECTIONS.idempotencyKeys, {
    where: [condition],
    limit: PAGE,
  }))
    await removeDocuments(ids.map((id) => `${FUNCTION_COLLECTIONS.idempotencyKeys}/${id}`));
}
