import type { CardKind } from '../core/collections.ts';

/** Where moderation is stored: beside the other collections, and apart from them, because a first visit loads those. */
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
