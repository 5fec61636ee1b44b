import { AppError } from '@cellaret/domain/core/errors';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Fields } from './values.ts';

const SCALAR_BYTES = 8;
const DOCUMENT_BYTES = 32;
const NAME_BYTES = 16;

const textBytes = (text: string): number => Buffer.byteLength(text) + 1;

/** The bytes of a value by Firestore's formula (https://firebase.google.com/docs/firestore/storage-size). */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return SCALAR_BYTES;
  if (value === null || typeof value === 'boolean') return 1;
  if (value === undefined) return 0;
  if (value instanceof Date || value instanceof Timestamp || value instanceof FieldValue) return SCALAR_BYTES;
  if (Array.isArray(value)) return value.reduce<number>((sum, inner) => sum + sizeOf(inner), 0);
  return Object.entries(value).reduce((sum, [key, inner]) => sum + textBytes(key) + sizeOf(inner), 0);
}

export const documentBytes = (path: string, fields: Fields): number =>
  path.split('/').reduce((sum, part) => sum + textBytes(part), NAME_BYTES) + sizeOf(fields) + DOCUMENT_BYTES;

/** Throws too-large if merged `parts` may exceed the limit, which the local engine does not enforce. */
export function refuseTooLarge(path: string, ...parts: readonly Fields[]): void {
  const bytes = parts.reduce((sum, fields) => sum + documentBytes(path, fields), 0);
  if (bytes > FUNCTION_LIMITS.documentBytes)
    throw new AppError('too-large', 'This would hold more than can be stored');
}
