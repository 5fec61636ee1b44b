import { readFileSync } from 'node:fs';
import { incomingPath } from '@cellaret/domain/pictures/uploads';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

interface Condition {
  age?: number;
  daysSinceNoncurrentTime?: number;
  numNewerVersions?: number;
  matchesPrefix?: string[];
}

const { rule } = JSON.parse(readFileSync(inRoot('storage.lifecycle.json'), 'utf8')) as {
  rule: { action: { type: string }; condition: Condition }[];
};
const deletions = rule.filter(({ action }) => action.type === 'Delete').map(({ condition }) => condition);
const coveredBy = (path: string) =>
  deletions.filter(({ matchesPrefix }) => matchesPrefix?.some((prefix) => path.startsWith(prefix)) ?? true);

describe('the bucket’s lifecycle', () => {
  it('removes what a broken upload leaves, a day later', () => {
    expect(coveredBy(incomingPath('uid', 1, 'uuid')).some(({ age }) => age === 1)).toBe(true);
  });

  it('never removes what is in use: every other deletion is of versions that have been replaced or deleted', () => {
    const ofLiving = deletions.filter(
      ({ daysSinceNoncurrentTime, numNewerVersions }) =>
        daysSinceNoncurrentTime === undefined && numNewerVersions === undefined,
    );
    expect(ofLiving.flatMap(({ matchesPrefix }) => matchesPrefix ?? ['everything'])).toEqual(['incoming/']);
  });

  it('lets a deleted picture be brought back for two weeks, and no longer', () => {
    const days = coveredBy('pictures/any').map(({ daysSinceNoncurrentTime }) => daysSinceNoncurrentTime);
    expect(days).toEqual([14]);
  });
});
