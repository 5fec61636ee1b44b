import type { Exceptions } from '../../test/results.ts';

const PAST_HOSTING =
  'every answer of the functions cannot be framed, nor run as anything, asked past hosting as well:';
const EXPRESS =
  'the Functions emulator’s own server names itself in each answer; the one of production does not';

/** Tests that Google's emulators cannot pass, by their whole names, each with its reason. */
export const EXCEPTIONS: Exceptions = {
  ...Object.fromEntries(
    ['/api/glassware', '/api/nothing', '/api/openapi.json', '/api/docs', '/media/nothing'].map((path) => [
      `${PAST_HOSTING} ${path}`,
      EXPRESS,
    ]),
  ),
  'coverage every expression was evaluated, and every condition came out both ways':
    'its report says of two conditions that they were never false, though rows that they alone deny are denied',
};
