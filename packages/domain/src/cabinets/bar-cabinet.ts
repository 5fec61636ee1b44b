import { z } from 'zod';
import { houseRuleColumns, houseRules } from '../availability/house-rules.ts';
import { givenName, id, text, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** Input to create or update a cabinet; absent rules stay unchanged. */
export const barCabinetInput = z.strictObject({
  bar_cabinet_name: givenName,
  is_active: z.boolean(),
  house_rules: houseRules.optional(),
});

/** Input to add, toggle or remove an ingredient (an upsert). */
export const barCabinetItemInput = z.strictObject({
  ingredient_id: id,
  is_in_stock: z.boolean(),
  is_deleted: z.boolean(),
});

export type BarCabinetItemInput = z.infer<typeof barCabinetItemInput>;

const { leftMl, ml, spare, priceMinor } = LIMITS.bottle;

/** A date as the rules check it, with 31 days in every month. */
export const DAY_PATTERN = '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';

/** An entry of a cabinet's `items` map, by ingredient id. Unknown properties of the bottle are absent. */
export const barCabinetEntry = z.strictObject({
  ingredient_name: text(LIMITS.name),
  ingredient_type_id: id,
  is_in_stock: z.boolean(),
  is_deleted: z.boolean(),
  left_ml: z.int().min(leftMl.min).max(leftMl.max).optional(),
  bottle_ml: z.int().min(ml.min).max(ml.max).optional(),
  spare: z.int().min(spare.min).max(spare.max).optional(),
  price_minor: z.int().min(priceMinor.min).max(priceMinor.max).optional(),
  opened_on: z.string().regex(new RegExp(DAY_PATTERN)).optional(),
});

/** `users/{uid}/bar_cabinets/{id}`, with timestamps as dates. */
export const barCabinetDocument = z.strictObject({
  id,
  bar_cabinet_name: z.string(),
  items: z.record(z.string(), barCabinetEntry),
  house_rules: houseRuleColumns.optional(),
  /** Tokens of the public menus that depend on its stock. */
  publications: z.array(token).max(LIMITS.guests.perCabinet).optional(),
  last_item_id: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type BarCabinetEntry = z.infer<typeof barCabinetEntry>;
export type BarCabinet = z.infer<typeof barCabinetDocument>;
