import { z } from 'zod';
import { givenName, id, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

const { sections, sectionName, drinks, priceMinor } = LIMITS.guests;

/** Currencies of menus; all have hundredths. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'CAD',
  'AUD',
] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Joins section names in the rules; names must not contain it. */
export const SECTION_SEPARATOR = ';';

/**
 * A menu's arrangement as parallel columns: drinks, their section (0: none), price in hundredths (0: none).
 */
export const menuCard = z
  .strictObject({
    currency: z.enum(CURRENCIES),
    section_names: z
      .array(
        z
          .string()
          .min(sectionName.min)
          .max(sectionName.max)
          .regex(/^[^;\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u),
      )
      .max(sections),
    recipe_ids: z.array(id).min(1).max(drinks),
    sections: z.array(z.int().min(0).max(sections)),
    prices: z.array(z.int().min(0).max(priceMinor)),
  })
  .refine(
    (card) =>
      card.sections.length === card.recipe_ids.length && card.prices.length === card.recipe_ids.length,
  );

export type MenuCard = z.infer<typeof menuCard>;

interface Placed<T> {
  item: T;
  /** 0: before the first heading. */
  section: number;
  /** In hundredths; null if unknown. */
  price: number | null;
}

/** Drinks in the order of a card, then the others by name; unknown sections become 0. */
export function placed<T extends { recipe_id: number; name: string }>(
  card: MenuCard | undefined,
  items: readonly T[],
  locale?: string,
): Placed<T>[] {
  const at = new Map(card?.recipe_ids.map((recipe, index) => [recipe, index]));
  const placeOf = ({ recipe_id }: T): number => at.get(recipe_id) ?? Infinity;
  const sectionOf = (index: number): number => {
    const section = card?.sections[index] ?? 0;
    return section > (card?.section_names.length ?? 0) ? 0 : section;
  };
  return [...items]
    .sort((a, b) => {
      const [first, second] = [placeOf(a), placeOf(b)];
      return first === second ? a.name.localeCompare(b.name, locale) : first - second;
    })
    .map((item) => {
      const index = placeOf(item);
      return { item, section: sectionOf(index), price: card?.prices[index] || null };
    });
}

/** Placed drinks by section, in order, without empty sections. */
export function inSections<T>(
  card: MenuCard | undefined,
  all: readonly Placed<T>[],
): { name: string; drinks: Placed<T>[] }[] {
  return ['', ...(card?.section_names ?? [])]
    .map((name, section) => ({ name, drinks: all.filter((one) => one.section === section) }))
    .filter(({ drinks: some }) => some.length > 0);
}

/** Parses a price with a comma or a point to hundredths; 0 for empty input, null if invalid. */
export function priceOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return 0;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return null;
  const minor = Math.round(Number(text) * 100);
  return minor <= priceMinor ? minor : null;
}

export const menuInput = z.strictObject({ menu_name: givenName, is_active: z.boolean() });

/** Input to add or remove a recipe (an upsert). */
export const menuItemInput = z.strictObject({ recipe_id: id, is_deleted: z.boolean() });

export type MenuItemInput = z.infer<typeof menuItemInput>;

/** An entry of a menu's `items` map, by recipe id. */
export const menuEntry = z.strictObject({ recipe_name: text(LIMITS.name), is_deleted: z.boolean() });

/** `users/{uid}/menus/{id}`, with timestamps as dates. */
export const menuDocument = z.strictObject({
  id,
  menu_name: z.string(),
  items: z.record(z.string(), menuEntry),
  /** Absent if the menu was never arranged. */
  card: menuCard.optional(),
  last_item_id: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
});

export type MenuEntry = z.infer<typeof menuEntry>;
export type Menu = z.infer<typeof menuDocument>;
