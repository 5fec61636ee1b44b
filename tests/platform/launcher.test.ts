import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { host } from '../../scripts/lib/local/ports.ts';
import { launch, ports, processesOn, temporaryFolder, type Launch } from './launch.ts';
import { read, write } from './suite-rest.ts';

const firestoreUrl = `http://${host}:${ports.firestore}`;
const appUrl = `http://${host}:${ports.hosting}`;

describe('npm start', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  const launches: Launch[] = [];
  const start = (args?: string[]) => {
    const launched = launch(folder.path, args);
    launches.push(launched);
    return launched;
  };

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    for (const { stop } of launches.splice(0)) await stop();
    folder.remove();
  });

  it('says where the app is, how to sign in, where the data lies and how to reset it; Ctrl-C ends everything', async () => {
    const { child, says, ended, output } = start();
    await says('Ctrl-C');
    const texts = [
      appUrl,
      'demo@cellaret.example',
      'cellaret-demo',
      'oobCodes',
      folder.path,
      'npm run reset',
    ];
    for (const text of texts) expect(output()).toContain(text);
    expect((await fetch(`${appUrl}/login`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(processesOn(folder.path)).toEqual([]);
    await expect(fetch(appUrl)).rejects.toThrow();
  });

  it('prints a verification link as it appears; the one in the list it names works too', async () => {
    const { says, output } = start();
    await says('Ctrl-C');
    const call = async (method: string, body: object) => {
      const url = `${appUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { idToken: string };
    };
    const account = { email: 'new@cellaret.example', password: 'new-password', returnSecureToken: true };
    const { idToken } = await call('signUp', account);
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken, continueUrl: `${appUrl}/login` });
    await says('Verification link for new@cellaret.example: http');
    const list = await (await fetch(/http\S+oobCodes/.exec(output())?.[0] ?? '')).text();
    expect((await fetch(/http[^"]+/.exec(list)?.[0] ?? '')).url).toBe(`${appUrl}/login`);
  });

  it('cleans up after a kill -9 of the launcher and finds the data', async () => {
    const first = start();
    await first.says('Ctrl-C');
    await write(firestoreUrl, 'kept/1', 7);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(processesOn(folder.path)).not.toEqual([]);

    const second = start();
    await second.says('Ctrl-C');
    expect(second.output()).toContain('a killed start had left running');
    expect(await read(firestoreUrl, 'kept/1')).toBe(7);
  });

  it('refuses to start twice on the same data', async () => {
    const first = start();
    await first.says('Ctrl-C');
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`already running at ${appUrl}`);
  });

  it('names a taken port and the way out, and leaves nothing running', async () => {
    const squatter = createServer().listen(ports.storage, host);
    try {
      const { ended, output } = start();
      expect(await ended).toBe(1);
      expect(output()).toContain(`Port ${ports.storage} (storage) is taken`);
      expect(output()).toContain('--ports-offset');
      expect(processesOn(folder.path)).toEqual([]);
    } finally {
      squatter.close();
    }
  });

  it('stops when it is interrupted while still starting, and leaves nothing running', async () => {
    const { child, says, ended } = start();
    await says('Functions (');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(processesOn(folder.path)).toEqual([]);
  });
});
