import { TOMBSTONE_DAYS, type Tombstone } from '@cellaret/domain/catalogue/card';
import type { CardKind } from '@cellaret/domain/core/collections';

const DAY_MS = 24 * 60 * 60 * 1000;

export const tombstoneOf = (kind: CardKind, id: number): Omit<Tombstone, 'updated_at'> => ({
  kind,
  id,
  visible: false,
  removed: true,
  expires_at: new Date(Date.now() + TOMBSTONE_DAYS * DAY_MS),
});
