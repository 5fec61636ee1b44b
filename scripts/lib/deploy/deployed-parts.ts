import { readFileSync } from 'node:fs';
import { Failure } from '../command/failure.ts';
import { inRoot } from '../paths.ts';
import type { Cloud } from './cloud.ts';
import type { DiscoveredFunction } from './discovered-functions.ts';
import type { IndexFile } from './index-coverage.ts';

/**
 * A kind of thing that a deploy makes, how many of it there have to be, and the command that lists them, a
 * line each.
 */
interface DeployedPart {
  name: string;
  expected: number;
  list: readonly string[];
}

/** All that a deploy of these functions and of firestore.indexes.json makes beside rules and pages. */
export function deployedParts(
  functions: readonly DiscoveredFunction[],
  { id, region }: { id: string; region: string },
): DeployedPart[] {
  const indexes = JSON.parse(readFileSync(inRoot('firestore.indexes.json'), 'utf8')) as IndexFile;
  const count = (has: (one: DiscoveredFunction) => unknown) => functions.filter(has).length;
  const on = ['--format=value(name)', '--project', id];
  return [
    { name: 'Functions', expected: functions.length, list: ['functions', 'list', ...on] },
    {
      name: 'Schedules',
      expected: count(({ scheduleTrigger }) => scheduleTrigger),
      list: ['scheduler', 'jobs', 'list', '--location', region, '--filter=name~firebase-schedule-', ...on],
    },
    {
      name: 'Queues',
      expected: count(({ taskQueueTrigger }) => taskQueueTrigger),
      list: ['tasks', 'queues', 'list', '--location', region, ...on],
    },
    {
      name: 'Event triggers',
      // Those of the first generation are no triggers of Eventarc.
      expected: count(({ eventTrigger, platform }) => eventTrigger && platform === 'gcfv2'),
      list: ['eventarc', 'triggers', 'list', '--location=-', ...on],
    },
    {
      name: 'Indexes',
      expected: indexes.indexes.length,
      list: ['firestore', 'indexes', 'composite', 'list', '--filter=state=READY', ...on],
    },
    {
      name: 'Times to live',
      expected: indexes.fieldOverrides.filter(({ ttl }) => ttl).length,
      list: ['firestore', 'fields', 'ttls', 'list', ...on],
    },
  ];
}

/**
 * Prints how much of each part there is. Throws a `Failure` where something is missing, which firebase-tools
 * may not have said.
 */
export function checkDeployed(
  parts: readonly DeployedPart[],
  cloud: Cloud,
  print: (line: string) => void,
): void {
  const missing = parts.filter(({ name, expected, list }) => {
    const found = (cloud.ask(list) ?? '').split('\n').filter(Boolean).length;
    print(`  ${found < expected ? '✗' : '✓'} ${name}: ${found}${found < expected ? ` of ${expected}` : ''}`);
    return found < expected;
  });
  if (missing.length > 0)
    throw new Failure(
      `${missing.map(({ name }) => name).join(', ')}: not all are there. Wait five minutes, then run the deploy again; "gcloud ${missing[0]?.list.join(' ')}" lists what is.`,
    );
}
