import { z } from 'zod';
import { id, idList, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** The systems a reader can choose for quantities. */
export const UNIT_SYSTEMS = ['ml', 'cl', 'oz'] as const;

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** `users/{uid}`: preferences, and the selected place with its selected cabinet and menu. */
export const userDocument = z.strictObject({
  unit_system: z.enum(UNIT_SYSTEMS),
  /** The bar one is in; null at home. The two below name documents of that place. */
  active_bar_id: token.nullable().default(null),
  active_bar_cabinet_id: id.nullable(),
  active_menu_id: id.nullable(),
  /** Ingredients that are always there at this person's, besides those that are everywhere; absent where none were chosen yet. */
  staple_ids: idList({ min: 0, max: LIMITS.staples.max }).default([]),
  updated_at: z.date(),
});

export type UserPreferences = z.infer<typeof userDocument>;

/** What holds for a user without a stored document. */
export const DEFAULT_PREFERENCES = {
  unit_system: 'ml',
  active_bar_id: null,
  active_bar_cabinet_id: null,
  active_menu_id: null,
  staple_ids: [],
} satisfies Omit<UserPreferences, 'updated_at'>;
