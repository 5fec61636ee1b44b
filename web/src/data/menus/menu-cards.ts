import { MENUS } from '@cellaret/domain/cabinets/shelf';
import type { MenuCard } from '@cellaret/domain/menus/menu';
import { followed } from '../bars/unsent.ts';
import { shelfPath } from '../cabinets/shelves.ts';
import { write } from '../firestore/read-write.ts';

/** Arranges a menu. Seen at once; guests see it a moment later. Throws AppError. */
export const saveMenuCard = (menuId: number, card: MenuCard): Promise<void> => {
  const path = shelfPath(MENUS, menuId);
  return followed(
    path,
    null,
    write(({ update, now }) => update(path, { card, updated_at: now })),
  );
};
