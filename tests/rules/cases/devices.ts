import { NO_PUSH_ADDRESSES, PUSH_ADDRESSES } from '@cellaret/domain/devices.testing';
import { LIMITS } from '@cellaret/domain/limits';
import { NOT_ANA } from '../support/actors.ts';
import { longAgo, makeDevice, otherTime, stored } from '../support/builders.ts';
import { accepts, refuses, required, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowed, denied, type RuleCase } from '../support/rule-case.ts';

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
  allowed('a device is told of orders', 'ana', { set: path, data: makeDevice() }),
  allowed('a tenth device is told of orders', 'ana', { set: 'users/ana/devices/9', data: makeDevice() }),
  ...['10', 'x', '-1'].map((slot) =>
    denied(`no more than ten devices are told of orders: ${slot}`, 'ana', {
      set: `users/ana/devices/${slot}`,
      data: makeDevice(),
    }),
  ),
  allowed(
    'a device says that the orders were put away',
    'ana',
    { update: path, data: { last_seen_at: null } },
    before,
  ),
  allowed(
    'another device takes the place of one',
    'ana',
    { set: path, data: makeDevice({ endpoint: `${PUSH}other` }) },
    before,
  ),
  denied(
    'another device is not as old as the one before',
    'ana',
    { update: path, data: { endpoint: `${PUSH}other`, last_seen_at: null } },
    before,
  ),
  denied(
    'a device is not older than it is',
    'ana',
    { update: path, data: { created_at: otherTime, last_seen_at: null } },
    before,
  ),
  denied('a device does not become none', 'ana', { set: path, data: makeDevice({ auth: '' }) }, before),
  allowed('a device is read by its owner', 'ana', { get: path }, before),
  allowed('devices are listed by their owner', 'ana', { list: 'users/ana/devices', limit: 100 }, before),
  denied('devices are not listed without end', 'ana', { list: 'users/ana/devices', limit: 101 }, before),
  allowed('a device is told nothing any more', 'ana', { delete: path }, before),
  allowed('nor when its owner was suspended', 'suspended', { delete: path }, before),
  denied('nobody suspended is told of orders', 'suspended', { set: path, data: makeDevice() }),
  denied(
    'nobody suspended changes a device',
    'suspended',
    { update: path, data: { last_seen_at: null } },
    before,
  ),
  ...([...NOT_ANA, 'guest'] as const).flatMap((as) => [
    denied(`a device of Ana is not made by ${as}`, as, { set: path, data: makeDevice() }),
    denied(
      `a device of Ana is not changed by ${as}`,
      as,
      { update: path, data: { last_seen_at: null } },
      before,
    ),
    denied(`a device of Ana is not read by ${as}`, as, { get: path }, before),
    denied(`devices of Ana are not listed by ${as}`, as, { list: 'users/ana/devices', limit: 1 }, before),
    denied(`a device of Ana is not removed by ${as}`, as, { delete: path }, before),
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
