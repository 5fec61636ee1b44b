import { NOT_ANA } from '../support/actors.ts';
import { longAgo, makePreferences } from '../support/builders.ts';
import { accepts, idField, refuses, required, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowed, denied, type RuleCase } from '../support/rule-case.ts';
import { now } from '../support/values.ts';

const preferences: Subject = { what: 'preferences', as: 'ana', path: 'users/ana', make: makePreferences };

/** Preferences: who may write them, and every field. */
export const preferenceCases: RuleCase[] = [
  allowed(
    'preferences are created by their owner',
    'ana',
    { set: 'users/ana', data: makePreferences() },
    {
      'users/ana': null,
    },
  ),
  allowed('preferences are changed by their owner', 'ana', {
    update: 'users/ana',
    data: { active_bar_cabinet_id: 2, updated_at: now },
  }),
  ...NOT_ANA.flatMap((as) => [
    denied(
      `preferences are not created for Ana by ${as}`,
      as,
      { set: 'users/ana', data: makePreferences() },
      {
        'users/ana': null,
      },
    ),
    denied(`preferences are not changed by ${as}`, as, { set: 'users/ana', data: makePreferences() }),
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
  required(preferences, 'updated_at'),
  refuses(preferences, 'updated_at', longAgo, 'that is not the server’s time'),
];
