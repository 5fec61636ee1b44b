import { listMenus as list } from '../services/menus.ts';
import type { Handler } from './call.ts';

/** GET /api/menu/user */
export const listMenus: Handler<'listMenus'> = async ({ uid }) => ({ answer: await list(uid) });
