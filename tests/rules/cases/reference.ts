import { OUTSIDERS } from '../support/actors.ts';
import {
  makeAttribute,
  makeBrand,
  makeGlass,
  makeMethod,
  makeType,
  makeUnit,
  makeUnitType,
  MAX_ID,
} from '../support/builders.ts';
import {
  accepts,
  idField,
  numberField,
  refuses,
  required,
  textField,
  unknownKey,
  type Subject,
} from '../support/field-cases.ts';
import { allowed, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { double, int64 } from '../support/values.ts';

/** Every collection, what its documents are called in their fields, and how short a description may be. */
const REFERENCES: [collection: string, make: typeof makeType, noun: string, leastDescription: number][] = [
  ['ingredient_types', makeType, 'ingredient_type', 1],
  ['ingredient_brands', makeBrand, 'ingredient_brand', 0],
  ['ingredient_attributes', makeAttribute, 'ingredient_attribute', 0],
  ['glassware', makeGlass, 'glassware', 1],
  ['serving_methods', makeMethod, 'serving_method', 1],
  ['quantity_unit_types', makeUnitType, 'quantity_unit_type', 1],
  ['quantity_units', makeUnit, 'quantity_unit', 1],
];

/** Conditions of a name besides its length. */
const nameField = (subject: Subject, field: string): RuleCase[] => [
  accepts(subject, field, ' \u00a07', 'of which something remains without the space around it'),
  refuses(subject, field, ' \u00a0\t\n', 'of nothing but space'),
  refuses(subject, field, `${'x'.repeat(255)} `, 'of 255 characters and a space'),
];

function referenceRows([collection, make, noun, leastDescription]: (typeof REFERENCES)[number]): RuleCase[] {
  const name = `${noun}_name`;
  const rename = { update: `${collection}/1`, data: { [name]: 'Renamed' } };
  const at = (id: number) => `${collection}/${id}`;
  const subject: Subject = {
    what: collection,
    as: 'admin',
    path: at(3),
    make: (changes) => make({ id: 3, ...changes }),
  };
  return [
    allowed(`${collection}: an administrator adds one`, 'admin', { set: at(3), data: subject.make() }),
    allowed(`${collection}: an administrator renames one`, 'admin', rename),
    ...deniedRows([...OUTSIDERS, 'ana', 'almostAdmin', 'formerAdmin', 'unverifiedAdmin'], {}, [
      [`${collection}: not added`, { set: at(3), data: subject.make() }],
      [`${collection}: not renamed`, rename],
    ]),
    unknownKey(subject),
    denied(`${collection}: an update adds no field nobody knows`, 'admin', {
      update: at(1),
      data: { hint: 'x' },
    }),
    denied(`${collection}: an update does not change the id`, 'admin', { update: at(1), data: { id: 2 } }),
    ...textField(subject, name, 1, 255),
    ...nameField(subject, name),
    ...textField(subject, `${noun}_description`, leastDescription, 255),
    required(subject, 'id'),
    refuses(subject, 'id', 4, 'that is not the document’s'),
    refuses(subject, 'id', '3', 'as text'),
    refuses(subject, 'id', double(3), 'as a floating point number'),
    allowed(`${collection}: the largest id is 2^53 − 1`, 'admin', {
      set: at(MAX_ID),
      data: make({ id: MAX_ID }),
    }),
    denied(`${collection}: no id is 2^53`, 'admin', {
      set: `${collection}/9007199254740992`,
      data: make({ id: int64('9007199254740992') }),
    }),
    denied(`${collection}: no id is 0`, 'admin', { set: at(0), data: make({ id: 0 }) }),
    denied(`${collection}: no id is written with a leading zero`, 'admin', {
      set: `${collection}/03`,
      data: make({ id: 3 }),
    }),
  ];
}

const unit: Subject = { what: 'a unit', as: 'admin', path: 'quantity_units/40', make: makeUnit };

const unitRows: RuleCase[] = [
  ...textField(unit, 'quantity_unit_name_plural', 1, 255),
  ...nameField(unit, 'quantity_unit_name_plural'),
  ...numberField(unit, 'volume_ml', 999.99),
  ...numberField(unit, 'weight_gram', 999.99),
  ...idField(unit, 'unit_system_id', () => ({})),
  accepts(unit, 'unit_system_id', null, 'as null'),
  ...idField(unit, 'quantity_unit_type_id', (id) => ({ [`quantity_unit_types/${id}`]: makeUnitType() })),
  refuses(unit, 'quantity_unit_type_id', null, 'as null'),
  refuses(unit, 'quantity_unit_type_id', 77, 'that does not exist'),
];

export const referenceCases: RuleCase[] = [...REFERENCES.flatMap(referenceRows), ...unitRows];
