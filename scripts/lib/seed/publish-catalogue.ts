import { Failure, messageOf } from '../command/failure.ts';
import { connectAdmin, type Target } from '../data/admin-sdk.ts';

/**
 * The bucket of a target: as hosting says, or as the local suite has it. Throws a `Failure` where hosting
 * does not say.
 */
async function bucketOf({ kind, projectId }: Target): Promise<string> {
  if (kind === 'emulator') return `${projectId}.appspot.com`;
  const answer = await fetch(`https://${projectId}.web.app/__/firebase/init.json`, {
    signal: AbortSignal.timeout(30_000),
  });
  const { storageBucket } = answer.ok ? ((await answer.json()) as { storageBucket?: string }) : {};
  if (storageBucket === undefined) throw new Failure('hosting names no bucket');
  return storageBucket;
}

/**
 * Publishes the browsers' catalogue where there is none, by what the functions do it with, so that the first
 * visitor does not wait for it. Throws where the target cannot be reached.
 */
export async function publishCatalogue(target: Target): Promise<void> {
  const admin = connectAdmin(target, await bucketOf(target));
  try {
    const { ensureCatalogue } =
      await import('../../../functions/src/services/catalogue/browser-catalogue.ts');
    await ensureCatalogue();
  } finally {
    await admin.close();
  }
}

/**
 * The same where it is a convenience: says so where it fails, since the first visitor has it made as well.
 */
export async function publishIfPossible(target: Target): Promise<void> {
  try {
    await publishCatalogue(target);
    console.log("The browsers' catalogue is published.");
  } catch (thrown) {
    console.log(`The first visit will publish the browsers' catalogue (${messageOf(thrown)}).`);
  }
}
