import type { Device } from '@cellaret/domain/people/devices';

interface OrderWords {
  one: string;
  /** Replaces the name of a drink that is no longer on the menu. */
  drink: string;
  several: (count: number) => string;
  look: string;
}

export const ORDER_WORDS: Readonly<Record<Device['language'], OrderWords>> = {
  en: {
    one: 'A new order',
    drink: 'a drink',
    several: (count) => `${count} new orders`,
    look: 'They are waiting at the bar.',
  },
  de: {
    one: 'Eine neue Bestellung',
    drink: 'ein Drink',
    several: (count) => `${count} neue Bestellungen`,
    look: 'Sie warten an der Bar.',
  },
};
