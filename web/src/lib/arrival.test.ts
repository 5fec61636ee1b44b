import { beforeEach, describe, expect, it } from 'vitest';
import { arrivals, takeArrival } from './arrival.ts';

describe('arriving at a page', () => {
  beforeEach(() => void takeArrival());

  it('is told once for another path', () => {
    arrivals('/search')('/profile');
    expect([takeArrival(), takeArrival()]).toEqual([true, false]);
  });

  it('is not told for the first page, nor for another address of the same page', () => {
    const show = arrivals('/search');
    show('/search');
    expect(takeArrival()).toBe(false);
  });

  it('waits for a heading that comes late', () => {
    const show = arrivals('/search');
    show('/view-recipe/1');
    show('/view-recipe/1');
    expect(takeArrival()).toBe(true);
  });
});
