import { LIMITS } from '@cellaret/domain/core/limits';
import { NOT_ANA } from '../support/actors.ts';
import { longAgo, makePlan, MAX_ID, stored } from '../support/builders.ts';
import {
  accepts,
  refuses,
  required,
  unknownKey,
  unreadableNameRows,
  wholeNumberRows,
  type Subject,
} from '../support/field-cases.ts';
import { allowed, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';

const path = 'users/ana/plans/5';
const { shares, bottles, guests, hours, drinksEach, waste, ice, price } = LIMITS.plan;
const plan: Subject = { what: 'a plan', as: 'ana', path, make: makePlan };
const before = { [path]: stored(makePlan()) };

const fields: RuleCase[] = [
  unknownKey(plan),
  ...Object.keys(makePlan()).map((field) => required(plan, field)),
  accepts(plan, 'plan_name', 'x'.repeat(255), 'of 255 characters'),
  refuses(plan, 'plan_name', 'x'.repeat(256), 'of 256 characters'),
  refuses(plan, 'plan_name', '', 'empty'),
  refuses(plan, 'plan_name', ' ', 'of a space'),
  refuses(plan, 'plan_name', 7, 'as a number'),
  ...unreadableNameRows(plan, 'plan_name'),
  accepts(plan, 'menu_id', MAX_ID, 'of 2^53 − 1'),
  refuses(plan, 'menu_id', 0, 'of 0'),
  refuses(plan, 'menu_id', '7', 'as text'),
  ...wholeNumberRows(plan, 'guests', guests),
  refuses(plan, 'guests', null, 'as null'),
  ...wholeNumberRows(plan, 'hours', hours),
  refuses(plan, 'hours', null, 'as null'),
  ...wholeNumberRows(plan, 'drinks_each', drinksEach),
  accepts(plan, 'drinks_each', null, 'as null'),
  ...wholeNumberRows(plan, 'waste_percent', waste),
  refuses(plan, 'waste_percent', null, 'as null'),
  ...wholeNumberRows(plan, 'ice_grams', ice),
  refuses(plan, 'ice_grams', null, 'as null'),
  ...wholeNumberRows(plan, 'drink_price', price),
  accepts(plan, 'drink_price', null, 'as null'),
  ...['', `${MAX_ID}:99,`, '1:1,2:10,'].map((value) =>
    accepts(plan, 'shares', value, `of ${JSON.stringify(value)}`),
  ),
  accepts(plan, 'shares', '1000:10,'.repeat(shares.max / 8), `of ${shares.max} characters`),
  refuses(
    plan,
    'shares',
    `${'1000:10,'.repeat(shares.max / 8 - 1)}10000:10,`,
    `of ${shares.max + 1} characters`,
  ),
  ...['1:1', '0:1,', '1:0,', '1:100,', '12345678901234567:1,', '1:,', '1,', ' 1:1,', '1:1,\n', 'x'].map(
    (value) => refuses(plan, 'shares', value, `of ${JSON.stringify(value)}`),
  ),
  refuses(plan, 'shares', null, 'as null'),
  refuses(plan, 'shares', [], 'as a list'),
  ...['', '5:700:200:1499,', '5:::,', '5::0:,6:9999:99999:9999999,', `${MAX_ID}:::,`].map((value) =>
    accepts(plan, 'bottles', value, `of ${JSON.stringify(value)}`),
  ),
  accepts(plan, 'bottles', '1000:::10,'.repeat(bottles.max / 10), `of ${bottles.max} characters`),
  refuses(
    plan,
    'bottles',
    `${'1000:::10,'.repeat(bottles.max / 10 - 1)}10000:::10,`,
    `of ${bottles.max + 1} characters`,
  ),
  ...[
    '5:700:200,',
    '5:700:200:1',
    '0:700::,',
    '5:0::,',
    '5:10000::,',
    '5::100000:,',
    '5:::12345678,',
    '12345678901234567:::,',
    '5::-1:,',
    'x',
  ].map((value) => refuses(plan, 'bottles', value, `of ${JSON.stringify(value)}`)),
  refuses(plan, 'bottles', null, 'as null'),
  refuses(plan, 'updated_at', longAgo, 'that is not the server’s time'),
];

const belonging: RuleCase[] = [
  allowed('a plan is made', 'ana', { set: path, data: makePlan() }),
  allowed('a plan is changed', 'ana', { set: path, data: makePlan({ guests: 13 }) }, before),
  denied('a plan is not changed to nothing', 'ana', { set: path, data: makePlan({ guests: 0 }) }, before),
  denied('a plan lies under its own id', 'ana', { set: 'users/ana/plans/6', data: makePlan() }),
  allowed('a plan is read by its owner', 'ana', { get: path }, before),
  allowed('plans are listed by their owner', 'ana', { list: 'users/ana/plans', limit: 100 }),
  denied('plans are not listed without end', 'ana', { list: 'users/ana/plans', limit: 101 }),
  allowed('a plan is removed', 'ana', { delete: path }, before),
  denied('nobody suspended plans', 'suspended', { set: path, data: makePlan() }),
  ...deniedRows(NOT_ANA, before, [
    ['a plan of Ana is not made', { set: path, data: makePlan() }, {}],
    ['a plan of Ana is not changed', { set: path, data: makePlan({ guests: 13 }) }],
    ['a plan of Ana is not read', { get: path }],
    ['plans of Ana are not listed', { list: 'users/ana/plans', limit: 1 }, {}],
    ['a plan of Ana is not removed', { delete: path }],
  ]),
];

export const planCases: readonly RuleCase[] = [...fields, ...belonging];
