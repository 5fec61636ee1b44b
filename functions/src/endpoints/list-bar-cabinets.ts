import { listBarCabinets as list } from '../services/bar-cabinets.ts';
import type { Handler } from './call.ts';

/** GET /api/bar-cabinet/user */
export const listBarCabinets: Handler<'listBarCabinets'> = async ({ uid }) => ({ answer: await list(uid) });
