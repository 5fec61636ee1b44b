import { z } from 'zod';
import { givenName, id, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** What a client sends to create or rename a bar cabinet. */
export const barCabinetInput = z.strictObject({ bar_cabinet_name: givenName, is_active: z.boolean() });

/** What a client sends to add, toggle or remove an ingredient (an upsert by ingredient). */
export const barCabinetItemInput = z.strictObject({
  ingredient_id: id,
  is_in_stock: z.boolean(),
  is_deleted: z.boolean(),
});

export type BarCabinetItemInput = z.infer<typeof barCabinetItemInput>;

/** One entry of a cabinet's `items` map, keyed by the ingredient's id. */
export const barCabinetEntry = z.strictObject({
  ingredient_name: text(LIMITS.name),
  ingredient_type_id: id,
  is_in_stock: z.boolean(),
  is_deleted: z.boolean(),
});

/** `users/{uid}/bar_cabinets/{id}`, timestamps as dates. */
export const barCabinetDocument = z.strictObject({
  id,
  bar_cabinet_name: z.string(),
  items: z.record(z.string(), barCabinetEntry),
  last_item_id: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type BarCabinetEntry = z.infer<typeof barCabinetEntry>;
export type BarCabinet = z.infer<typeof barCabinetDocument>;
