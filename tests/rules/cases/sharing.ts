import { SHARING } from '@cellaret/domain/recipes/sharing';
import { NOT_ANA, OUTSIDERS } from '../support/actors.ts';
import { longAgo, makeRecipe, makeSharing, stored } from '../support/builders.ts';
import { accepts, refuses, required, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowed, allowedRows, denied, type Operation, type RuleCase } from '../support/rule-case.ts';
import { double } from '../support/values.ts';

const path = 'shared_recipes/20001';
const subject: Subject = { what: 'the sharing of a recipe', as: 'ana', path, make: makeSharing };
const shared = { [path]: stored(makeSharing()) };
const listOf = (uid: string): Operation => ({
  list: SHARING.collection,
  equal: ['user_id', uid],
  limit: 100,
});

/** The recipes people share with everybody, and withdraw. */
export const sharingCases: RuleCase[] = [
  ...allowedRows('ana', shared, [
    ['a recipe is shared by its owner', { set: path, data: makeSharing() }, {}],
    ['a recipe is withdrawn by its owner', { set: path, data: makeSharing({ is_shared: false }) }],
    ['what one shares is listed', listOf('ana')],
  ]),
  accepts(subject, 'is_shared', false, 'of false from the beginning'),
  ...[null, 1, 'true'].map((value) => refuses(subject, 'is_shared', value, `of ${JSON.stringify(value)}`)),
  refuses(subject, 'id', 20002, 'that is not the document’s'),
  refuses(subject, 'id', double(20001), 'as a floating point number'),
  refuses(subject, 'user_id', 'ben', 'of somebody else'),
  refuses(subject, 'updated_at', longAgo, 'that is not the server’s time'),
  unknownKey(subject),
  ...['id', 'user_id', 'is_shared', 'updated_at'].map((field) => required(subject, field)),
  denied('a recipe of another is not shared', 'ana', {
    set: 'shared_recipes/20002',
    data: makeSharing({ id: 20002 }),
  }),
  denied('a recipe that is not there is not shared', 'ana', {
    set: 'shared_recipes/600',
    data: makeSharing({ id: 600 }),
  }),
  denied(
    'what went to somebody else is not shared by whoever had it',
    'ana',
    { set: path, data: makeSharing() },
    { 'recipes/20001': stored(makeRecipe({ id: 20001, folder_id: 20001, user_id: 'ben' })) },
  ),
  ...([...NOT_ANA, 'suspended'] as const).flatMap((as) => [
    denied(`a recipe of Ana is not shared by ${as}`, as, { set: path, data: makeSharing() }),
    denied(
      `a recipe is not withdrawn by ${as}`,
      as,
      { set: path, data: makeSharing({ is_shared: false }) },
      shared,
    ),
  ]),
  allowed('whether a recipe is shared is read by everybody verified', 'ben', { get: path }, shared),
  ...OUTSIDERS.map((as) =>
    denied(`whether a recipe is shared is not read by ${as}`, as, { get: path }, shared),
  ),
  denied('what one shares is listed a hundred at a time', 'ana', { ...listOf('ana'), limit: 101 }, shared),
  ...([...OUTSIDERS, 'ben'] as const).map((as) =>
    denied(`what Ana shares is not listed by ${as}`, as, listOf('ana'), shared),
  ),
  ...(['nobody', 'ana', 'admin'] as const).flatMap((as) => [
    denied(`what is shared is not listed by ${as}`, as, { list: 'shared_recipes', limit: 1 }, shared),
    denied(`that a recipe was shared is not removed by ${as}`, as, { delete: path }, shared),
  ]),
  denied('Ben does not share it as his', 'ben', { set: path, data: makeSharing({ user_id: 'ben' }) }),
];
