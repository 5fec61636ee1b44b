import {
  CURRENT_STAND_INS,
  EMPTY_LARDER,
  larderOf,
  standInsDocument,
  type Larder,
} from '@cellaret/domain/availability/stand-ins';
import { logger } from 'firebase-functions';
import { readDocument } from '../../store/documents.ts';

export async function readLarder(): Promise<Larder> {
  const stored = await readDocument(CURRENT_STAND_INS);
  if (!stored) return EMPTY_LARDER;
  const parsed = standInsDocument.safeParse(stored);
  if (parsed.success) return larderOf(parsed.data);
  logger.error('The stand-ins are not of their schema', { issues: parsed.error.message });
  return EMPTY_LARDER;
}
