import { LIMITS } from '@cellaret/domain/core/limits';
import {
  placed,
  priceOf,
  SECTION_SEPARATOR,
  type Currency,
  type MenuCard,
} from '@cellaret/domain/menus/menu';

const { drinks: MOST, sections: MOST_SECTIONS, sectionName } = LIMITS.guests;

/** A drink while its menu is arranged: what it costs is as it is typed. */
export interface ArrangedDrink {
  readonly recipe_id: number;
  readonly name: string;
  readonly section: number;
  readonly price: string;
}

const typed = (price: number | null): string => (price === null ? '' : (price / 100).toFixed(2));

/** The drinks of a menu as they are arranged: as many as guests see. */
export const arrangedDrinks = (
  card: MenuCard | undefined,
  drinks: readonly { recipe_id: number; name: string }[],
  locale: string,
): ArrangedDrink[] =>
  placed(card, drinks, locale)
    .slice(0, MOST)
    .map(({ item, section, price }) => ({ ...item, section, price: typed(price) }));

/** The names of sections out of lines; null where the rules would take them for none. */
export function sectionNames(lines: string): string[] | null {
  const names = lines
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, '').trim())
    .filter((line) => line !== '');
  const isRight = names.length <= MOST_SECTIONS && names.every((name) => isName(name));
  return isRight ? names : null;
}

const isName = (name: string): boolean => name.length <= sectionName.max && !name.includes(SECTION_SEPARATOR);

/** One drink a place further, up or down. */
export function moved(drinks: readonly ArrangedDrink[], index: number, by: -1 | 1): readonly ArrangedDrink[] {
  const drink = drinks[index];
  if (!drink || index + by < 0 || index + by >= drinks.length) return drinks;
  const others = drinks.filter((_, place) => place !== index);
  return [...others.slice(0, index + by), drink, ...others.slice(index + by)];
}

/** The stored arrangement; null if a typed name or price is invalid, or nothing is arranged. */
export function cardOf(
  drinks: readonly ArrangedDrink[],
  names: readonly string[] | null,
  currency: Currency,
): MenuCard | null {
  const prices = drinks.map(({ price }) => priceOf(price));
  if (names === null || drinks.length === 0 || prices.includes(null)) return null;
  return {
    currency,
    section_names: [...names],
    recipe_ids: drinks.map(({ recipe_id }) => recipe_id),
    sections: drinks.map(({ section }) => (section > names.length ? 0 : section)),
    prices: prices.map((price) => price ?? 0),
  };
}
