import { AppError } from '@cellaret/domain/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSources, inFrontOf, type Listen, type Live } from './sources.ts';

const MINUTE = 60_000;

/** A listener that says what the test tells it to, and whether it is going. */
function speaker() {
  const calls = { started: 0, going: 0 };
  let say: Parameters<Listen<string>> | undefined;
  const listen: Listen<string> = (...speak) => {
    calls.started += 1;
    calls.going += 1;
    say = speak;
    return () => void (calls.going -= 1);
  };
  return {
    listen,
    calls,
    next: (value: string) => say?.[0](value, { cached: false, pending: false }),
    fail: (failure: unknown) => say?.[1](failure),
  };
}

function begun(key = 'key') {
  const spoken = speaker();
  const sources = createSources(MINUTE);
  const heard: Live<string>[] = [];
  sources.begin<string>(key, spoken.listen, (live) => heard.push(live));
  return { ...spoken, sources, heard, latest: () => heard.at(-1) };
}

const ready = (value: string) => ({ state: 'ready', value, cached: false, pending: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a source', () => {
  it('starts once for several users, and hands on what it hears', () => {
    const { sources, calls, next, heard } = begun();
    sources.hold('key');
    sources.hold('key');
    next('one');
    expect(calls.started).toBe(1);
    expect(heard).toEqual([ready('one')]);
  });

  it('outlives its last user by a minute, and then knows nothing any more', () => {
    const { sources, calls, next, latest } = begun();
    const letGo = sources.hold('key');
    next('one');
    letGo();
    vi.advanceTimersByTime(MINUTE - 1);
    expect([calls.going, latest()]).toEqual([1, ready('one')]);
    vi.advanceTimersByTime(1);
    expect([calls.going, latest()]).toEqual([0, { state: 'loading' }]);
  });

  it('stays as it is for a user who comes back in time', () => {
    const { sources, calls } = begun();
    sources.hold('key')();
    vi.advanceTimersByTime(MINUTE / 2);
    sources.hold('key');
    vi.advanceTimersByTime(2 * MINUTE);
    expect(calls).toEqual({ started: 1, going: 1 });
  });

  it('begins anew for a user who comes later', () => {
    const { sources, calls, next, latest } = begun();
    sources.hold('key')();
    vi.advanceTimersByTime(MINUTE);
    sources.hold('key');
    next('two');
    expect([calls.started, latest()]).toEqual([2, ready('two')]);
  });

  it('ends where what was drawn is never used', () => {
    const { calls } = begun();
    vi.advanceTimersByTime(MINUTE);
    expect(calls.going).toBe(0);
  });

  it('begins anew with the next user after a failure', () => {
    const { sources, calls, fail, latest } = begun();
    sources.hold('key')();
    fail(new Error('refused'));
    expect(latest()).toEqual({ state: 'error', error: new Error('refused') });
    sources.hold('key');
    expect(calls).toEqual({ started: 2, going: 1 });
  });

  it('is not begun anew where it went on after a failure by itself', () => {
    const { sources, calls, fail, next } = begun();
    sources.hold('key')();
    fail(new Error('unavailable'));
    next('one');
    sources.hold('key');
    expect(calls.started).toBe(1);
  });

  it('lets go of what it knows when the user changes, and can begin again', () => {
    const { sources, calls, next, latest } = begun();
    const letGo = sources.hold('key');
    next('one');
    sources.forget();
    expect([calls.going, latest()]).toEqual([0, { state: 'loading' }]);
    letGo();
    sources.hold('key');
    next('two');
    expect(latest()).toEqual(ready('two'));
  });
});

/** Follows a list with two rows in front; returns what it shows, and how the listener behind them speaks. */
function follow() {
  const shown: unknown[] = [];
  const behind: Parameters<Listen<string[]>>[] = [];
  const listen: Listen<string[]> = (...callbacks) => {
    behind.push(callbacks);
    return () => undefined;
  };
  inFrontOf(['A', 'B'], listen)(
    (rows) => shown.push(rows),
    (failure) => shown.push(failure),
  );
  const say = (rows: string[], cached: boolean) => behind[0]?.[0](rows, { cached, pending: false });
  return { shown, say, fail: (failure: unknown) => behind[0]?.[1](failure) };
}

it('what was read first gives way to the server alone, not to a part that this device kept', () => {
  const { shown, say } = follow();
  expect(shown).toEqual([['A', 'B']]);
  say(['B'], true);
  say(['B', 'E', 'K'], true);
  expect(shown).toEqual([['A', 'B']]);
  say(['A', 'B', 'C'], false);
  say(['A', 'C'], true);
  expect(shown.slice(1)).toEqual([
    ['A', 'B', 'C'],
    ['A', 'C'],
  ]);
});

it('what was read first stays where there is no network, and not where it is refused', () => {
  const { shown, fail } = follow();
  fail(new AppError('unavailable', 'Offline'));
  expect(shown).toHaveLength(1);
  const refused = new AppError('permission-denied', 'Refused');
  fail(refused);
  expect(shown[1]).toBe(refused);
});
