import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findUi } from '../../scripts/lib/local/emulator-ui/archive.ts';
import { host } from '../../scripts/lib/local/ports.ts';
import { launch, ports, temporaryFolder } from './launch.ts';

const uiUrl = `http://${host}:${ports.ui}`;

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

describe('npm start -- --ui', () => {
  it('says where the emulator UI is, and serves it to this machine only', async () => {
    const archive = join(folder.path, 'ui.zip');
    writeFileSync(archive, zipSync({ 'client/index.html': strToU8('<h1>The emulator UI</h1>') }));
    const { says, output, stop } = launch(folder.path, ['--ui-archive', archive]);
    await says('Ctrl-C');
    expect(output()).toContain(`Emulator UI    ${uiUrl}`);
    expect(output()).toContain('passes the security rules');
    const page = await fetch(`${uiUrl}/firestore/default/data/glassware`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(await (await fetch(`${uiUrl}/api/config`)).json()).toMatchObject({
      projectId: 'demo-cellaret',
      auth: { host, port: ports.auth },
      storage: { host, port: ports.storage },
      firestore: { host, port: ports.ui, webSocketHost: host, webSocketPort: ports.firestoreWebsocket },
      logging: { host, port: ports.ui },
    });
    await stop();
    await expect(fetch(uiUrl)).rejects.toThrow();
  });

  it('says in a sentence where none can be had, before anything is started', async () => {
    vi.stubEnv('FIREBASE_EMULATORS_PATH', folder.path);
    // No network, wherever this runs: nothing listens there.
    for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'])
      vi.stubEnv(name, 'http://127.0.0.1:9');
    await expect(findUi(undefined)).rejects.toThrow(
      /^There is no emulator UI on this machine, and none could be downloaded \(.+\): run “npx firebase setup:emulators:ui” with a network, name an archive with --ui-archive FILE, or start without --ui\.$/,
    );
  });

  it.each([
    ['one that is not there', 'missing.zip', 'is not there: name an archive of the emulator UI'],
    ['one that is none', 'package.json', 'cannot be read as an archive of the emulator UI'],
  ])('refuses an archive: %s', async (_what, file, sentence) => {
    await expect(findUi(file)).rejects.toThrow(sentence);
  });
});
