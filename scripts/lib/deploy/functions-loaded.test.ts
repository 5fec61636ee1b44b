import { describe, expect, it } from 'vitest';
import { functionProblems, type LoadedFunction } from './functions-loaded.ts';

const api: LoadedFunction = {
  name: 'api',
  generation: 2,
  https: true,
  region: ['us-central1'],
  maxInstances: 10,
  serviceAccount: 'cellaret-functions@',
};
const trigger: LoadedFunction = { ...api, name: 'onWritten', https: false, maxInstances: 5 };

describe('functions that production would refuse', () => {
  it('are none of these', () => {
    expect(functionProblems([api, trigger, { ...trigger, generation: 1 }], 'nodejs22')).toEqual([]);
    expect(functionProblems([api, trigger], 'nodejs24')).toEqual([]);
  });

  it.each<[string, LoadedFunction[], string]>([
    ['more instances than the quota of a new project', [{ ...api, maxInstances: 11 }], 'api may have 11'],
    ['triggers without a bound', [api, { ...trigger, maxInstances: null }], 'onWritten may have any number'],
    ['more instances of a trigger', [api, { ...trigger, maxInstances: 6 }], 'onWritten may have 6'],
    ['no account of their own', [api, { ...trigger, serviceAccount: null }], 'onWritten names no account'],
    ['no function where hosting sends requests', [trigger], 'hosting sends /api/** to the function api'],
  ])('%s', (_what, functions, problem) => {
    expect(functionProblems(functions, 'nodejs22').join()).toContain(problem);
  });

  it('a first-generation function on a runtime of the second', () => {
    expect(functionProblems([api, { ...trigger, generation: 1 }], 'nodejs24').join()).toContain(
      'onWritten is of the first',
    );
  });
});
