import { NOT_ANA } from '../support/actors.ts';
import { idsFrom, longAgo, makePreferences, stored, without } from '../support/builders.ts';
import { accepts, idField, refuses, required, unknownKey, type Subject } from '../support/field-cases.ts';
import { notIds } from '../support/list-cases.ts';
import { allowed, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { now } from '../support/values.ts';

const preferences: Subject = { what: 'preferences', as: 'ana', path: 'users/ana', make: makePreferences };

/** Preferences: who may write them, and every field. */
export const preferenceCases: RuleCase[] = [
  allowed(
    'preferences are created by their owner',
    'ana',
    { set: 'users/ana', data: makePreferences() },
    { 'users/ana': null },
  ),
  allowed('preferences are changed by their owner', 'ana', {
    update: 'users/ana',
    data: { active_bar_cabinet_id: 2, updated_at: now },
  }),
  ...deniedRows(NOT_ANA, { 'users/ana': null }, [
    ['preferences are not created for Ana', { set: 'users/ana', data: makePreferences() }],
    ['preferences are not changed', { set: 'users/ana', data: makePreferences() }, {}],
  ]),
  unknownKey(preferences),
  ...['ml', 'cl', 'oz'].map((system) => accepts(preferences, 'unit_system', system, system)),
  ...['ML', 'gallon', '', null, 1].map((system) =>
    refuses(preferences, 'unit_system', system, JSON.stringify(system)),
  ),
  required(preferences, 'unit_system'),
  ...(['active_bar_cabinet_id', 'active_menu_id'] as const).flatMap((field) => [
    accepts(preferences, field, null, 'as null'),
    ...idField(preferences, field, () => ({})),
  ]),
  allowed('preferences may do without staples', 'ana', {
    set: 'users/ana',
    data: without(makePreferences(), 'staple_ids'),
  }),
  allowed(
    'whoever was in a bar goes home',
    'ana',
    { set: 'users/ana', data: makePreferences({ active_bar_id: null }) },
    { 'users/ana': stored(makePreferences({ active_bar_id: 'B'.repeat(22) })) },
  ),
  accepts(preferences, 'staple_ids', [], 'none'),
  accepts(preferences, 'staple_ids', idsFrom(1, 100), 'of 100 ids'),
  refuses(preferences, 'staple_ids', idsFrom(1, 101), 'of 101 ids'),
  refuses(preferences, 'staple_ids', [1, 1], 'with an id twice'),
  ...notIds(preferences, 'staple_ids'),
  required(preferences, 'updated_at'),
  refuses(preferences, 'updated_at', longAgo, 'that is not the server’s time'),
];
