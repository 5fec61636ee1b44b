import { expect, it } from 'vitest';
import { inParallel } from './in-parallel.ts';

it('rejects with the first failure once all have ended, and never works on more than `width` at a time', async () => {
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  const work = async (item: number): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, item));
    running -= 1;
    if (item === 1) throw new Error('the first');
    ended.push(item);
  };
  await expect(inParallel([1, 20, 10, 5], 2, work)).rejects.toThrow('the first');
  expect(ended.sort((one, other) => one - other)).toEqual([5, 10, 20]);
  expect(most).toBe(2);
});
