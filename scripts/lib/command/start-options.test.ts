import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStartOptions } from './start-options.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the command line of npm start', () => {
  it('starts the built app on the standard ports when nothing is said', () => {
    vi.stubEnv('CELLARET_PORT_OFFSET', undefined);
    expect(readStartOptions([])).toMatchObject({ dev: false, ui: undefined, portsOffset: 0 });
  });

  it.each([
    ['linux', 'x64', false, 'the embedded Firebase suite ("--official" starts'],
    ['darwin', 'arm64', true, 'runs on linux x64 only and this is darwin arm64'],
  ])('starts what runs on %s %s and says why', (platform, arch, official, why) => {
    vi.stubGlobal('process', { ...process, platform, arch });
    const options = readStartOptions([]);
    expect(options?.official).toBe(official);
    expect(options?.why).toContain(why);
  });

  it('starts the suite that is asked for', () => {
    expect(readStartOptions(['--official'])?.official).toBe(true);
    expect(readStartOptions(['--embedded'])?.official).toBe(false);
  });

  it('prefers the flag to the environment', () => {
    vi.stubEnv('CELLARET_PORT_OFFSET', '40');
    expect(readStartOptions(['--ports-offset', '100'])?.portsOffset).toBe(100);
    expect(readStartOptions([])?.portsOffset).toBe(40);
  });

  it('takes an archive for a wish to see the emulator UI', () => {
    expect(readStartOptions(['--ui'])?.ui).toEqual({ archive: undefined });
    expect(readStartOptions(['--ui-archive', 'ui.zip'])?.ui).toEqual({ archive: 'ui.zip' });
  });

  it.each([
    [['--ports-offset', 'many'], 'wants a whole number'],
    [['--ports-offset', '7'], 'a multiple of 20'],
    [['--ports-offset', '60000'], 'up to 50000'],
    [['--everything'], "Unknown option '--everything'.\n\nnpm start"],
    [['everything'], '“everything” is not understood'],
  ])('refuses %j and says what there is', (argv, message) => {
    expect(() => readStartOptions(argv)).toThrow(message);
  });

  it('refuses two suites at once', () => {
    expect(() => readStartOptions(['--official', '--embedded'])).toThrow(
      'leave out --official or --embedded',
    );
  });
});
