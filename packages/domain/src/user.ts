import { z } from 'zod';
import { id } from './fields.ts';

/** The systems a reader can choose for quantities. */
export const UNIT_SYSTEMS = ['ml', 'cl', 'oz'] as const;

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** `users/{uid}`: preferences and the selected cabinet and menu. */
export const userDocument = z.strictObject({
  unit_system: z.enum(UNIT_SYSTEMS),
  active_bar_cabinet_id: id.nullable(),
  active_menu_id: id.nullable(),
  updated_at: z.date(),
});

export type UserPreferences = z.infer<typeof userDocument>;

/** What holds for a user without a stored document. */
export const DEFAULT_PREFERENCES = {
  unit_system: 'ml',
  active_bar_cabinet_id: null,
  active_menu_id: null,
} as const satisfies Omit<UserPreferences, 'updated_at'>;
