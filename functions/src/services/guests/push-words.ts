import type { Device } from '@cellaret/domain/people/devices';

interface OrderWords {
  one: string;
  /** Of a drink whose name is not known any more. */
  drink: string;
  several: (count: number) => string;
  look: string;
}

/** What a phone says of orders, in the language of its device. */
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
