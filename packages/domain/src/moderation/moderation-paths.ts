import type { CardKind } from '../core/collections.ts';

/** Document paths of moderation. Kept out of the other paths, which the first visit loads. */
export const MODERATION_COLLECTIONS = {
  reports: 'reports',
  audit: 'audit',
  alerts: 'alerts',
} as const;

export const MODERATION_DOCUMENTS = {
  report: (kind: CardKind, id: number, uid: string) => `reports/${kind}_${id}_${uid}`,
  moderation: (kind: CardKind, id: number) => `moderation/${kind}_${id}`,
  hiddenItems: (kind: CardKind) => `hidden_items/${kind}`,
  lock: (ingredientId: number) => `locks/${ingredientId}`,
  audit: (id: string) => `audit/${id}`,
  alert: (uid: string) => `alerts/${uid}`,
} as const;
