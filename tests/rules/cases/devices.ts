import { LIMITS } from '@cellaret/domain/core/limits';
import { NO_PUSH_ADDRESSES, PUSH_ADDRESSES } from '@cellaret/domain/people/devices.testing';
import { NOT_ANA } from '../support/actors.ts';
import { longAgo, makeDevice, otherTime, stored } from '../support/builders.ts';
import { accepts, refuses, required, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowed, allowedRows, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';

const path = 'users/ana/devices/0';
const device: Subject = { what: 'a device', as: 'ana', path, make: makeDevice };
const before = { [path]: stored(makeDevice()) };
const PUSH = 'https://fcm.googleapis.com/';

const fields: RuleCase[] = [
  unknownKey(device),
  ...Object.keys(makeDevice()).map((field) => required(device, field)),
  ...[...PUSH_ADDRESSES, PUSH.padEnd(LIMITS.devices.address, 'x')].map((endpoint) =>
    accepts(device, 'endpoint', endpoint, `of ${endpoint.slice(0, 60)}`),
  ),
  ...[...NO_PUSH_ADDRESSES, 'http://fcm.googleapis.com/x', 7, null].map((endpoint) =>
    refuses(device, 'endpoint', endpoint, `of ${JSON.stringify(endpoint)}`),
  ),
  refuses(device, 'endpoint', PUSH.padEnd(LIMITS.devices.address + 1, 'x'), 'that is too long'),
  ...[`A${'k'.repeat(86)}`, `B${'k'.repeat(85)}`, `B${'k'.repeat(87)}`, `B${'+'.repeat(86)}`, 7, null].map(
    (key) => refuses(device, 'p256dh', key, `of ${JSON.stringify(key)}`),
  ),
  ...['a'.repeat(21), 'a'.repeat(23), '='.repeat(22), 7, null].map((secret) =>
    refuses(device, 'auth', secret, `of ${JSON.stringify(secret)}`),
  ),
  accepts(device, 'language', 'en', 'of English'),
  refuses(device, 'language', 'fr', 'of French'),
  refuses(device, 'created_at', longAgo, 'that is not the server’s time'),
  accepts(device, 'last_seen_at', null, 'of nothing'),
  refuses(device, 'last_seen_at', longAgo, 'that is not the server’s time'),
];

const belonging: RuleCase[] = [
  ...allowedRows('ana', before, [
    ['a device is told of orders', { set: path, data: makeDevice() }, {}],
    ['a tenth device is told of orders', { set: 'users/ana/devices/9', data: makeDevice() }, {}],
    ['a device says that the orders were put away', { update: path, data: { last_seen_at: null } }],
    ['another device takes the place of one', { set: path, data: makeDevice({ endpoint: `${PUSH}other` }) }],
    ['a device is read by its owner', { get: path }],
    ['devices are listed by their owner', { list: 'users/ana/devices', limit: 100 }],
    ['a device is told nothing any more', { delete: path }],
  ]),
  ...['10', 'x', '-1'].map((slot) =>
    denied(`no more than ten devices are told of orders: ${slot}`, 'ana', {
      set: `users/ana/devices/${slot}`,
      data: makeDevice(),
    }),
  ),
  ...deniedRows('ana', before, [
    [
      'another device is not as old as the one before',
      { update: path, data: { endpoint: `${PUSH}other`, last_seen_at: null } },
    ],
    [
      'a device is not older than it is',
      { update: path, data: { created_at: otherTime, last_seen_at: null } },
    ],
    ['a device does not become none', { set: path, data: makeDevice({ auth: '' }) }],
    ['devices are not listed without end', { list: 'users/ana/devices', limit: 101 }],
  ]),
  allowed('nor when its owner was suspended', 'suspended', { delete: path }, before),
  ...deniedRows('suspended', {}, [
    ['nobody suspended is told of orders', { set: path, data: makeDevice() }],
    ['nobody suspended changes a device', { update: path, data: { last_seen_at: null } }, before],
  ]),
  ...deniedRows([...NOT_ANA, 'guest'], before, [
    ['a device of Ana is not made', { set: path, data: makeDevice() }, {}],
    ['a device of Ana is not changed', { update: path, data: { last_seen_at: null } }],
    ['a device of Ana is not read', { get: path }],
    ['devices of Ana are not listed', { list: 'users/ana/devices', limit: 1 }],
    ['a device of Ana is not removed', { delete: path }],
  ]),
];

/** When hosts were last told of orders is nobody's to read or to move. */
const notice = `public_menus/${'T'.repeat(22)}/notices/now`;
const noticed = { [notice]: { told_at: longAgo, waiting: null } };
const notices: RuleCase[] = (['nobody', 'ana', 'guest', 'admin'] as const).flatMap((as) => [
  denied(`when hosts were told is not read by ${as}`, as, { get: notice }, noticed),
  denied(`when hosts were told is not moved by ${as}`, as, { set: notice, data: { waiting: 'x' } }, noticed),
]);

export const deviceCases: readonly RuleCase[] = [...fields, ...belonging, ...notices];
