import type { ShoppingEntry } from '@cellaret/domain/shopping/shopping';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { textOrder } from '#lib/text/names.ts';

/** An entry of the list with its key. */
export interface ShoppingLine extends ShoppingEntry {
  key: string;
}

/** The name of an ingredient in the reader's words, of anything else as it was written. */
export const shownName = ({ ingredient_id, name }: Pick<ShoppingEntry, 'ingredient_id' | 'name'>): string =>
  ingredient_id === null ? name : ingredientLabel(name);

/** The lines of one type of ingredient; null for what is none. */
export interface ShoppingGroup {
  typeId: number | null;
  lines: readonly ShoppingLine[];
}

/**
 * The shopping list by type, as shelves in a shop: types by name, untyped last, lines by name. A tick moves
 * nothing: a line that is about to be touched stays in place.
 */
export function groupedEntries(
  items: Readonly<Record<string, ShoppingEntry>>,
  nameOf: (typeId: number) => string,
  locale: string,
): ShoppingGroup[] {
  const byType = new Map<number | null, ShoppingLine[]>();
  for (const [key, entry] of Object.entries(items)) {
    const { ingredient_type_id: typeId } = entry;
    byType.set(typeId, [...(byType.get(typeId) ?? []), { ...entry, key }]);
  }
  const compare = textOrder(locale);
  return [...byType]
    .map(([typeId, lines]) => ({ typeId, lines: lines.sort((a, b) => compare(shownName(a), shownName(b))) }))
    .sort((a, b) => {
      if (a.typeId === null || b.typeId === null)
        return a.typeId === b.typeId ? 0 : a.typeId === null ? 1 : -1;
      return compare(nameOf(a.typeId), nameOf(b.typeId));
    });
}

/** The list as text for a message: a heading for each type, a box for each line. */
export const listAsText = (
  groups: readonly ShoppingGroup[],
  titleOf: (typeId: number | null) => string,
  amountOf: (line: ShoppingLine) => string,
): string =>
  groups
    .map(({ typeId, lines }) =>
      [
        titleOf(typeId),
        ...lines.map((line) => {
          const amount = amountOf(line);
          return `- [${line.is_checked ? 'x' : ' '}] ${shownName(line)}${amount === '' ? '' : `, ${amount}`}`;
        }),
      ].join('\n'),
    )
    .join('\n\n');
