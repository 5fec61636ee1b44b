import { useMemo } from 'react';
import { useOptionList } from '#data/reference/option-lists.ts';
import type { ShoppingItems } from '#data/shopping/shopping.ts';
import { useLocale } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { groupedEntries, type ShoppingGroup } from './grouped-entries.ts';

/** A group of lines with its heading. */
export type TitledGroup = ShoppingGroup & { title: string | null };

/**
 * The shopping list by type in the reader's language, without the catalogue. Null until the types are loaded.
 */
export function useShoppingGroups(items: ShoppingItems): TitledGroup[] | null {
  const locale = useLocale();
  const types = useOptionList('ingredient_types');
  const { nameOf } = useReferenceNames();
  return useMemo(() => {
    if (types.state === 'loading') return null;
    const stored = new Map(
      (types.state === 'ready' ? types.value : []).map((type) => [type.id, type.ingredient_type_name]),
    );
    const titleOf = (typeId: number): string => nameOf('ingredient_types', typeId, stored.get(typeId) ?? '');
    return groupedEntries(items, titleOf, locale).map((group) => ({
      ...group,
      // Of a type nobody knows here they stand with what is of none.
      title: group.typeId === null ? null : titleOf(group.typeId) || null,
    }));
  }, [items, types, nameOf, locale]);
}
