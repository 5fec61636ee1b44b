import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, messageOf } from '../command/failure.ts';
import type { CloudStep } from './cloud-plan.ts';
import { isUnknownAccount } from './cloud-refusals.ts';
import type { Cloud } from './cloud.ts';

/**
 * How often, and how long apart in milliseconds, a role is given again to an account that Google does not
 * know yet.
 */
const ATTEMPTS = 13;
const PAUSE_MS = 10_000;

interface PlanOptions {
  print: (line: string) => void;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** A command of gcloud as a shell takes it. */
const shown = (command: readonly string[]) =>
  `$ gcloud ${command.map((word) => (/[^\w@%+=:,./-]/.test(word) ? `'${word}'` : word)).join(' ')}`;

/**
 * Steps a person has to do and has not done; without the project itself there is nothing to ask about the
 * others.
 */
function leftToPeople(steps: readonly CloudStep[], cloud: Cloud): string[] {
  const [first, ...others] = steps.flatMap((step) =>
    'click' in step.remedy ? [{ isDone: step.isDone, click: step.remedy.click }] : [],
  );
  if (first && !first.isDone(cloud)) return [first.click];
  return others.flatMap(({ isDone, click }) => (isDone(cloud) ? [] : [click]));
}

/** Runs a command; where it names an account that Google is still making, again and again for two minutes. */
async function tellPatiently(
  command: readonly string[],
  cloud: Cloud,
  { print, pause = sleep }: PlanOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      cloud.tell(command);
      return;
    } catch (thrown) {
      if (!isUnknownAccount(messageOf(thrown))) throw thrown;
      if (attempt === ATTEMPTS)
        throw new Failure(
          `${messageOf(thrown)}\n\nGoogle makes this account by itself, minutes after its interface is on: wait five minutes, then run the deploy again.`,
        );
      if (attempt === 1) print('    Google does not know this account yet: trying again for two minutes …');
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Brings a project to where it can be deployed to; what is there already is left alone, so that it can be run
 * again. Throws a `Failure` with all that only a person can do, before anything is changed.
 */
export async function preparePlan(
  steps: readonly CloudStep[],
  cloud: Cloud,
  options: PlanOptions,
): Promise<void> {
  const { print } = options;
  const clicks = leftToPeople(steps, cloud);
  if (clicks.length > 0)
    throw new Failure(
      `Nothing was changed. First do this by hand, then run the deploy again:\n${clicks.map((one, at) => `  ${at + 1}. ${one}`).join('\n')}`,
    );
  for (const { name, isDone, remedy, warning } of steps) {
    const there = 'click' in remedy || isDone(cloud);
    if (!there) {
      for (const command of remedy.commands(cloud)) {
        print(`  ${shown(command)}`);
        await tellPatiently(command, cloud, options);
      }
    }
    print(`  ✓ ${name}${there ? '' : ': done now'}`);
    const warned = warning?.(cloud);
    if (warned) print(`  ! ${warned}`);
  }
}

/** A project in which there is nothing yet: each step of the plan shows all its commands. */
const EMPTY: Cloud = {
  ask: (args) => (args[1] === 'describe' && args[0] === 'projects' ? 'NUMBER' : null),
  tell: () => undefined,
  countWebApps: () => 0,
};

/** The checks of the plan and its changes to an empty project, for a reader without credentials. */
export const describePlan = (steps: readonly CloudStep[]): string[] =>
  steps.flatMap(({ name, remedy }, at) => {
    const title = `  ${`${at + 1}.`.padEnd(4)}${name}`;
    return 'click' in remedy
      ? [`${title}, by hand`, `        ${remedy.click}`]
      : [title, ...remedy.commands(EMPTY).map((command) => `      ${shown(command)}`)];
  });
