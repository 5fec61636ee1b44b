import { COLLECTIONS } from '@cellaret/domain/collections';
import { menuDocument, type Menu } from '@cellaret/domain/menu';
import { listenQuery } from './listen.ts';
import { useLive, type Live } from './live.ts';
import { currentUid } from './session.ts';

/** The rules let a person list this many. */
const MOST = 100;

/** The signed-in user's menus with their items, oldest first. */
export function useMenus(): Live<Menu[]> {
  const path = COLLECTIONS.menus(currentUid());
  return useLive(path, listenQuery({ path, orderBy: 'created_at', limit: MOST }, menuDocument));
}
