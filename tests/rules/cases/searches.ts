import { LIMITS } from '@cellaret/domain/core/limits';
import { NOT_ANA } from '../support/actors.ts';
import { idsFrom, makeSearch, makeSearches, stored, textOf } from '../support/builders.ts';
import { accepts, refuses, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowedRows, deniedRows, type RuleCase } from '../support/rule-case.ts';
import type { Data } from '../support/values.ts';

const path = 'users/ana/searches/saved';
const of = (ids: number[], last_item_id: string | null = '1') =>
  makeSearches({ items: Object.fromEntries(ids.map((id) => [id, makeSearch()])), last_item_id });
const set = (ids: number[], last?: null) => ({ set: path, data: of(ids, last) });
const holding = (count: number) => ({ [path]: stored(of(idsFrom(2, count))) });
const one = (search: Data, key = '1') => ({
  set: path,
  data: makeSearches({ items: { [key]: search }, last_item_id: key }),
});
const make: Subject['make'] = (changes) => makeSearches({ items: { '1': makeSearch(changes) } });
const search: Subject = { what: 'a saved search', as: 'ana', path, make };
const { items: most, address } = LIMITS.savedSearches;

export const searchCases: readonly RuleCase[] = [
  ...allowedRows('ana', holding(most - 1), [
    [`${most} searches are saved`, set(idsFrom(1, most))],
    ['searches are taken out', set([3], null)],
    ['searches are read by their owner', { get: path }],
  ]),
  ...deniedRows(['ana'], holding(most), [
    [`${most + 1} searches are too many`, set(idsFrom(1, most + 1))],
    ['no search is taken out while another is saved', set(idsFrom(1, most - 1))],
    ['no search comes by taking others out', set([1, 2], null)],
  ]),
  ...deniedRows([...NOT_ANA, 'suspended'], {}, [['searches of Ana are not saved', set([1])]]),
  ...deniedRows(NOT_ANA, holding(1), [
    ['searches of Ana are not read', { get: path }],
    ['searches of Ana are not changed', set([1, 2])],
  ]),
  ...deniedRows(['ana'], {}, [
    ['searches lie in one document', { set: 'users/ana/searches/other', data: make() }],
    ['searches do not begin with two', set([1, 2])],
    ['a search needs a name', one({ address: 'q=a' })],
    ['a search needs an address', one({ name: 'A' })],
    ['the key of a search is an id', one(makeSearch(), 'a')],
  ]),
  ...[unknownKey({ ...search, make: makeSearches }), unknownKey(search)],
  accepts(search, 'address', textOf(address.max), 'that is as long as it may be'),
  ...['', textOf(address.max + 1), 7].map((value, at) => refuses(search, 'address', value, `${at}`)),
  ...[' ', textOf(LIMITS.name.max + 1), 7].map((value, at) => refuses(search, 'name', value, `${at}`)),
];
