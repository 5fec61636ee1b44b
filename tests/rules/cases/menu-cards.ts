import { CURRENCIES } from '@cellaret/domain/menus/menu';
import { NOT_ANA } from '../support/actors.ts';
import { makeMenu, makeMenuEntry, stored } from '../support/builders.ts';
import { allowed, denied, type Operation, type RuleCase } from '../support/rule-case.ts';
import { now, type Data } from '../support/values.ts';

const path = 'users/ana/menus/800';
const given = { [path]: stored(makeMenu()) };

const card = (changes: Data = {}): Data => ({
  currency: 'EUR',
  section_names: ['Sour, fresh', 'Gerührt'],
  recipe_ids: [20001, 20002],
  sections: [0, 2],
  prices: [0, 950],
  ...changes,
});
const many = (count: number, changes: Data = {}): Data =>
  card({
    recipe_ids: Array.from({ length: count }, (_, index) => 20001 + index),
    sections: Array<number>(count).fill(19),
    prices: Array<number>(count).fill(9_999_999),
    ...changes,
  });
const arranges = (value: unknown, more: Data = {}): Operation => ({
  update: path,
  data: { card: value, updated_at: now, ...more },
});
const accepts = (words: string, value: unknown): RuleCase =>
  allowed(`a menu is arranged ${words}`, 'ana', arranges(value), given);
const refuses = (words: string, value: unknown): RuleCase =>
  denied(`a menu is not arranged ${words}`, 'ana', arranges(value), given);
const names = (...section_names: unknown[]): Data => card({ section_names });

/** How a menu is arranged: its order, its sections and its prices, by whom and in which shape. */
export const menuCardCases: RuleCase[] = [
  accepts('in two sections, with a price', card()),
  accepts('without sections', card({ section_names: [], sections: [0, 0] })),
  accepts(
    'with sixty drinks in nineteen sections',
    many(60, { section_names: Array<string>(19).fill('x'.repeat(60)) }),
  ),
  ...CURRENCIES.map((currency) => accepts(`in ${currency}`, card({ currency }))),
  allowed('a menu is arranged with a new name', 'ana', arranges(card(), { menu_name: 'Saturday' }), given),
  ...NOT_ANA.map((as) => denied(`a menu of Ana is not arranged by ${as}`, as, arranges(card()), given)),
  denied('a menu is not arranged by a guest', 'guest', arranges(card()), given),
  denied(
    'a menu is not arranged with an entry',
    'ana',
    arranges(card(), { 'items.20001': makeMenuEntry(), last_item_id: '20001' }),
    given,
  ),
  refuses('with sixty-one drinks', many(61)),
  refuses('with no drinks', card({ recipe_ids: [], sections: [], prices: [] })),
  refuses('with a field nobody knows', card({ hint: 'x' })),
  refuses('as text', 'x'),
  refuses('in money nobody knows', card({ currency: 'XXX' })),
  refuses('with a drink whose id is text', card({ recipe_ids: ['20001', 20002] })),
  refuses('with a drink of id 0', card({ recipe_ids: [0, 20002] })),
  refuses('with a section of 20', card({ sections: [0, 20] })),
  refuses('with a section below 0', card({ sections: [0, -1] })),
  refuses('with a section between two', card({ sections: [0, 1.5] })),
  refuses('with a section too few', card({ sections: [0] })),
  refuses('with a section too many', card({ sections: [0, 1, 2] })),
  refuses('with a price too few', card({ prices: [0] })),
  refuses('with a price too many', card({ prices: [0, 1, 2] })),
  refuses('with a price below 0', card({ prices: [0, -1] })),
  refuses('with a price of ten million', card({ prices: [0, 10_000_000] })),
  refuses('with a price as text', card({ prices: [0, '950'] })),
  refuses('with a name that is empty', names('')),
  refuses('with a name of 61 characters', names('x'.repeat(61))),
  refuses('with a name of two lines', names('a\nb')),
  refuses('with a name that turns the text', names('a\u202Eb')),
  refuses('with two names in one', names('a;b')),
  refuses('with a number for a name', names(7)),
  refuses('with twenty sections', names(...Array<string>(20).fill('x'))),
  refuses('with names as text', card({ section_names: 'x' })),
  ...Object.keys(card()).map((field) =>
    refuses(`without ${field}`, Object.fromEntries(Object.entries(card()).filter(([key]) => key !== field))),
  ),
];
