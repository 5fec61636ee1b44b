import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteChange, withoutOutdated } from './unconfirmed.ts';

const ROW = 'users/a/bar_cabinets/1';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A listener to one document, with what it says is in it. */
function listener() {
  const shown: string[] = [];
  const { hear, end } = withoutOutdated<{ text: string; pending: boolean }>(
    ({ pending }) => [{ path: ROW, pending }],
    ({ text }) => shown.push(text),
  );
  return { shown, says: (text: string, pending = false) => hear({ text, pending }), end };
}

/** A write whose answer comes when it is told to. */
function change() {
  let take = () => {};
  let refuse: (failure: Error) => void = () => {};
  const answered = new Promise<void>((resolve, reject) => {
    take = resolve;
    refuse = reject;
  });
  return {
    written: noteChange(new Set([ROW]), answered),
    take: () => take(),
    refuse: () => refuse(new Error('refused')),
  };
}

it('a change is not taken back on the screen before the server answered', async () => {
  const { shown, says } = listener();
  says('out');
  const { written, take } = change();
  says('in', true);
  says('out');
  take();
  await written;
  says('in');
  vi.runAllTimers();
  expect(shown).toEqual(['out', 'in', 'in']);
});

it('a change that leaves all as it was is confirmed soon after its answer', async () => {
  const { shown, says } = listener();
  const { written, take } = change();
  says('out, changing', true);
  says('out');
  take();
  await written;
  expect(shown).toEqual(['out, changing']);
  vi.runAllTimers();
  expect(shown).toEqual(['out, changing', 'out']);
});

it('a refused change is taken back, also where nothing is heard after the refusal', async () => {
  const { shown, says } = listener();
  const { written, refuse } = change();
  says('in', true);
  says('out');
  refuse();
  await expect(written).rejects.toThrow('refused');
  vi.runAllTimers();
  expect(shown).toEqual(['in', 'out']);
});

it('of two changes of one document the first answer does not end the wait for the second', async () => {
  const { shown, says } = listener();
  const [first, second] = [change(), change()];
  says('two', true);
  first.take();
  await first.written;
  says('one');
  second.take();
  await second.written;
  says('two');
  expect(shown).toEqual(['two', 'two']);
});

it('a listener that ended hears nothing of a refusal', async () => {
  const { shown, says, end } = listener();
  const { written, refuse } = change();
  says('out');
  end();
  refuse();
  await expect(written).rejects.toThrow('refused');
  vi.runAllTimers();
  expect(shown).toEqual([]);
});

it('a change that nobody answers holds up what others change for ten seconds, no longer', () => {
  const { shown, says } = listener();
  change();
  says('in', true);
  says('out');
  vi.advanceTimersByTime(10_001);
  says('other');
  expect(shown).toEqual(['in', 'out', 'other']);
});
