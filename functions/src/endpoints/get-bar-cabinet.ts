import { readBarCabinet } from '../services/bar-cabinets.ts';
import type { Handler } from './call.ts';

/** GET /api/bar-cabinet/id/{id} */
export const getBarCabinet: Handler<'getBarCabinet'> = async ({ uid, params }) => ({
  answer: await readBarCabinet(uid, params.id),
});
