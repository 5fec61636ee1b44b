import { listReference } from '../services/reference-lists.ts';
import type { Handler } from './call.ts';

/** GET /api/quantity-unit */
export const listQuantityUnits: Handler<'listQuantityUnits'> = async () => ({
  answer: await listReference('quantity_units'),
});
