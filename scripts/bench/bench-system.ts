import { buildFunctions } from '../lib/build/build-functions.ts';
import { onShutdown } from '../lib/local/shutdown.ts';
import { claimPorts, startTestSystem, testEnvironment, type Claim } from '../lib/test/system.ts';

/**
 * Runs `work` against a system of its own, fresh from the seed, and ends the system, whatever happens.
 * tests/support/env.ts finds it: modules that import that file are to be imported by `work`, not before.
 */
export async function withSystem<Result>(work: (claim: Claim) => Promise<Result>): Promise<Result> {
  const shutdown = onShutdown();
  // One person asks faster than the API allows a person.
  Object.assign(process.env, { CELLARET_RATE_BURST: '1000000', CELLARET_RATE_PER_SECOND: '1000000' });
  await buildFunctions();
  const claim = await claimPorts();
  shutdown.add(claim.release);
  try {
    shutdown.add(await startTestSystem(claim, true));
    Object.assign(process.env, testEnvironment(claim.ports));
    return await work(claim);
  } finally {
    await shutdown.now();
  }
}
