import { connectAdmin, emulatorTarget, type Admin } from '../../../scripts/lib/data/admin-sdk.ts';
import { firestoreUrl, ports } from '../../support/env.ts';

/**
 * A project beside the running one, without triggers and anybody else's documents. Google's Firestore begins each project with
 * what it was started with, so it is emptied first.
 */
export async function ownProject(projectId: string): Promise<Admin> {
  const documents = `${firestoreUrl}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(documents, { method: 'DELETE' });
  if (!ok) throw new Error(`${projectId} was not emptied: ${status}`);
  return connectAdmin(emulatorTarget(ports, projectId));
}
