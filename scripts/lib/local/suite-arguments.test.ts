import { expect, it } from 'vitest';
import { isOfState } from './suite-arguments.ts';

it.each([
  ['the engine', ['firenook', 'suite', '--state-dir', '/data/state'], true],
  ['its child', ['node', '--import', 'file:///suite-node.mjs?state=%2Fdata%2Fstate', 'functions.js'], true],
  ['its child, still a script', ['/bin/sh', '/data/state.node', 'functions.js'], true],
  ['the engine of another state', ['firenook', 'suite', '--state-dir', '/data/state2'], false],
  ['a reader of its log', ['tail', '-f', '/data/state.log'], false],
])('a state has its processes, and no others: %s', (_name, argv, expected) => {
  expect(isOfState(argv, '/data/state')).toBe(expected);
});
