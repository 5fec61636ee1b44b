import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bucket, projectId } from '../../support/env.ts';

/** The app in this process with other settings, on the same emulators. Once per file: settings load once. */
export async function serveApp(env: Record<string, string>): Promise<{ url: string; stop: () => void }> {
  const firebase = JSON.stringify({ projectId, storageBucket: bucket });
  Object.assign(process.env, { GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: firebase, ...env });
  const { createApp } = await import('../../../functions/src/http/app.ts');
  const server = createServer(createApp() as never).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
