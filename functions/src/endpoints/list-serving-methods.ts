import { listReference } from '../services/reference-lists.ts';
import type { Handler } from './call.ts';

/** GET /api/serving-method */
export const listServingMethods: Handler<'listServingMethods'> = async () => ({
  answer: await listReference('serving_methods'),
});
