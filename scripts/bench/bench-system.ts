import { buildFunctions } from '../lib/build/build-functions.ts';
import { onShutdown } from '../lib/local/shutdown.ts';
import { claimPorts, startTestSystem, testEnvironment, type Claim } from '../lib/test/system.ts';

/** How a benchmark's system differs from the one of the tests. */
export interface BenchSystem {
  /** Starts it on the claimed ports; by default fresh from the seed, with functions and hosting. */
  readonly start?: (claim: Claim) => Promise<() => Promise<void>>;
  /** One person asks faster than the API allows a person, so its limit is raised; false leaves it as it is. */
  readonly unlimited?: boolean;
}

/**
 * Runs `work` against a system of its own and ends the system, whatever happens. tests/support/env.ts finds it: modules that import
 * that file are to be imported by `work`, not before.
 */
export async function withSystem<Result>(
  work: (claim: Claim) => Promise<Result>,
  { start = (claim) => startTestSystem(claim, true), unlimited = true }: BenchSystem = {},
): Promise<Result> {
  const shutdown = onShutdown();
  if (unlimited)
    Object.assign(process.env, {
      CELLARET_RATE_BURST: '1000000',
      CELLARET_RATE_PER_SECOND: '1000000',
    });
  await buildFunctions();
  const claim = await claimPorts();
  shutdown.add(claim.release);
  try {
    shutdown.add(await start(claim));
    Object.assign(process.env, testEnvironment(claim.ports));
    return await work(claim);
  } finally {
    await shutdown.now();
  }
}
