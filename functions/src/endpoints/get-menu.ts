import { readMenu } from '../services/menus.ts';
import type { Handler } from './call.ts';

/** GET /api/menu/id/{id} */
export const getMenu: Handler<'getMenu'> = async ({ uid, params }) => ({
  answer: await readMenu(uid, params.id),
});
