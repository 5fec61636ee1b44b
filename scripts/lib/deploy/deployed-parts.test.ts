import { expect, it } from 'vitest';
import type { Cloud } from './cloud.ts';
import { checkDeployed, deployedParts } from './deployed-parts.ts';
import type { DiscoveredFunction } from './discovered-functions.ts';

const one: DiscoveredFunction = { id: 'one', platform: 'gcfv2', region: 'us-central1' };
const functions: DiscoveredFunction[] = [
  { ...one, httpsTrigger: {} },
  { ...one, scheduleTrigger: {} },
  { ...one, taskQueueTrigger: {} },
  { ...one, eventTrigger: {} },
  { ...one, eventTrigger: {}, platform: 'gcfv1' },
];
const parts = deployedParts(functions, { id: 'bar-of-ours', region: 'us-central1' });

/** A project that has some number of everything. */
const cloudWith = (count: number): Cloud => ({
  ask: () => Array.from({ length: count }, (_, at) => `name-${at}`).join('\n'),
  tell: () => undefined,
  countWebApps: () => 1,
});

it('counts what the functions and the indexes make', () => {
  expect(parts.map(({ name, expected }) => `${expected} ${name}`)).toEqual([
    '5 Functions',
    '1 Schedules',
    '1 Queues',
    '1 Event triggers',
    expect.stringMatching(/^\d+ Indexes$/),
    expect.stringMatching(/^\d+ Times to live$/),
  ]);
});

it('is content with more than is needed, and names what is missing with the command that lists it', () => {
  const lines: string[] = [];
  checkDeployed(parts, cloudWith(60), (line) => void lines.push(line));
  expect(lines[0]).toBe('  ✓ Functions: 60');
  expect(() => checkDeployed(parts, cloudWith(1), (line) => void lines.push(line))).toThrow(
    /^Functions, .*not all are there.*"gcloud functions list --format=value\(name\) --project bar-of-ours"/,
  );
  expect(lines).toContain('  ✗ Functions: 1 of 5');
});
