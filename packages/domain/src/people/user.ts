import { z } from 'zod';
import { id, idList, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

export const UNIT_SYSTEMS = ['ml', 'cl', 'oz'] as const;

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** `users/{uid}`: preferences, and the selected place, cabinet and menu. */
export const userDocument = z.strictObject({
  unit_system: z.enum(UNIT_SYSTEMS),
  /** The selected bar; null at home. Cabinet and menu belong to this place. */
  active_bar_id: token.nullable().default(null),
  active_bar_cabinet_id: id.nullable(),
  active_menu_id: id.nullable(),
  /** The person's own staples, in addition to the global ones. */
  staple_ids: idList({ min: 0, max: LIMITS.staples.max }).default([]),
  updated_at: z.date(),
});

export type UserPreferences = z.infer<typeof userDocument>;

/** Used if no document is stored. */
export const DEFAULT_PREFERENCES = {
  unit_system: 'ml',
  active_bar_id: null,
  active_bar_cabinet_id: null,
  active_menu_id: null,
  staple_ids: [],
} satisfies Omit<UserPreferences, 'updated_at'>;
