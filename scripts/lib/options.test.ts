import { describe, expect, it } from 'vitest';
import { readStartOptions } from './options.ts';

describe('the command line of npm start', () => {
  it('starts the built app on the standard ports when nothing is said', () => {
    expect(readStartOptions([], {})).toEqual({ dev: false, official: false, portsOffset: 0 });
  });

  it('prefers the flag to the environment', () => {
    expect(readStartOptions(['--ports-offset', '100'], { CELLARET_PORT_OFFSET: '7' }).portsOffset).toBe(100);
    expect(readStartOptions([], { CELLARET_PORT_OFFSET: '7' }).portsOffset).toBe(7);
  });

  it.each([
    [['--ports-offset', 'many']],
    [['--ports-offset', '-1']],
    [['--ports-offset', '1.5']],
    [['--everything']],
  ])('refuses %j with the flags there are', (argv) => {
    expect(() => readStartOptions(argv, {})).toThrow('--ports-offset NUMBER');
  });

  it('refuses to move the ports of the official suite', () => {
    expect(() => readStartOptions(['--official', '--ports-offset', '10'], {})).toThrow('leave out');
  });
});
