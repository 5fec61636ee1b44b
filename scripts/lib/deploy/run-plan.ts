import { Failure } from '../failure.ts';
import type { CloudStep } from './cloud-plan.ts';
import type { Cloud } from './cloud.ts';

/** Steps a person has to do and has not done. */
const leftToPeople = (steps: readonly CloudStep[], cloud: Cloud): string[] =>
  steps.flatMap(({ remedy, isDone }) => ('click' in remedy && !isDone(cloud) ? [remedy.click] : []));

/**
 * Brings a project to where it can be deployed to; what is there already is left alone, so that it can be run again. Throws a `Failure`
 * with all that only a person can do, before anything is changed.
 */
export function preparePlan(steps: readonly CloudStep[], cloud: Cloud, tell: (line: string) => void): void {
  const clicks = leftToPeople(steps, cloud);
  if (clicks.length > 0)
    throw new Failure(
      `Nothing was changed. First do this by hand, then run the deploy again:\n${clicks.map((one, at) => `  ${at + 1}. ${one}`).join('\n')}`,
    );
  for (const { name, isDone, remedy } of steps) {
    if (isDone(cloud) || 'click' in remedy) {
      tell(`  ✓ ${name}`);
      continue;
    }
    const commands = remedy.commands(cloud);
    for (const command of commands) {
      tell(`  $ gcloud ${command.join(' ')}`);
      cloud.tell(command);
    }
    tell(`  ✓ ${name}: done now`);
  }
}

/** What the plan would look at, for somebody without credentials. */
export const describePlan = (steps: readonly CloudStep[]): string[] =>
  steps.map(({ name, remedy }) =>
    'click' in remedy
      ? `  ${name}: by hand where it is missing. ${remedy.click}`
      : `  ${name}: made where it is missing`,
  );
