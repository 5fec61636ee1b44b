import type { MenuCard } from '@cellaret/domain/menu-card';
import { MENUS } from '@cellaret/domain/shelf';
import { write } from '../firestore/write.ts';
import { shelfPath } from './shelves.ts';
import { followed } from './unsent.ts';

/** Arranges a menu. Seen at once; guests see it a moment later. Throws AppError. */
export const saveMenuCard = (menuId: number, card: MenuCard): Promise<void> => {
  const path = shelfPath(MENUS, menuId);
  return followed(
    path,
    null,
    write(({ update, now }) => update(path, { card, updated_at: now })),
  );
};
