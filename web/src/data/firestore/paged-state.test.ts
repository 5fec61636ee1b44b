import { describe, expect, it } from 'vitest';
import {
  listOf,
  PAGE_SIZE,
  pagedReducer,
  startPaged,
  wantedOf,
  type PagedEvent,
  type PagedState,
} from './paged-state.ts';
import type { Cursor } from './query.ts';

const cursor = (name: string): Cursor => [name, '1'];

/** Rows of page `at` that end with `last`: a whole page if no length is given. */
const arrival = (
  at: number,
  last = `end ${at}`,
  {
    length = PAGE_SIZE,
    cached = false,
    pending = false,
    full = length === PAGE_SIZE,
  }: { length?: number; cached?: boolean; pending?: boolean; full?: boolean } = {},
): PagedEvent<string> => ({
  type: 'arrived',
  at,
  rows: Array.from({ length }, (_, index) => `${at}.${index}`),
  full,
  last: length === 0 ? undefined : cursor(last),
  cached,
  pending,
});

const shown = (row: number): PagedEvent<string> => ({ type: 'shown', row });
const rested: PagedEvent<string> = { type: 'rested' };

const after = (...events: PagedEvent<string>[]): PagedState<string> =>
  events.reduce(pagedReducer<string>, startPaged<string>());

/** `pages` whole pages that arrived one after the other, the last of them in view. */
const scrolled = (pages: number): PagedState<string> =>
  after(
    ...Array.from({ length: pages }, (_, at) => [
      arrival(at),
      ...(at < pages - 1 ? [shown((at + 1) * PAGE_SIZE - 1)] : []),
    ]).flat(),
  );

const followed = (state: PagedState<string>) => wantedOf(state).map(({ at }) => at);

describe('a paged list', () => {
  it('listens to its first page from the start', () => {
    expect(wantedOf(startPaged())).toEqual([{ at: 0, after: undefined }]);
    expect(listOf(startPaged()).list).toEqual({ rows: [], hasMore: true });
  });

  it('goes on behind a page of which some rows cannot be shown', () => {
    const state = after(arrival(0, 'end 0', { length: PAGE_SIZE - 1, full: true }), shown(PAGE_SIZE - 2));
    expect(listOf(state).list.hasMore).toBe(true);
    expect(wantedOf(state)[1]?.after).toEqual(cursor('end 0'));
  });

  it('asks for the next page in time, behind the last row of the one before', () => {
    expect(wantedOf(after(arrival(0), shown(PAGE_SIZE - 60)))).toHaveLength(1);
    expect(wantedOf(after(arrival(0), shown(PAGE_SIZE - 50)))[1]).toEqual({
      at: 1,
      after: cursor('end 0'),
    });
  });

  it('asks for no page while one is on its way, nor behind the end', () => {
    expect(wantedOf(after(arrival(0), shown(90), shown(95), shown(99)))).toHaveLength(2);
    const ended = after(arrival(0, 'end', { length: 30 }), shown(29));
    expect(wantedOf(ended)).toHaveLength(1);
    expect(listOf(ended).list.hasMore).toBe(false);
  });

  it('listens to the pages around the view only, once the view rests', () => {
    const at4 = scrolled(5);
    expect(followed(at4)).toEqual([2, 3, 4]);
    const passing = pagedReducer(at4, shown(120));
    expect(followed(passing)).toEqual([2]);
    const back = pagedReducer(passing, rested);
    expect(followed(back)).toEqual([0, 1, 2]);
    expect(listOf(back).list.rows).toHaveLength(5 * PAGE_SIZE);
  });

  it('keeps what is shown where the cache holds less of a page', () => {
    const whole = after(arrival(0));
    expect(pagedReducer(whole, arrival(0, 'end', { length: 3, cached: true }))).toBe(whole);
    const shrunk = pagedReducer(whole, arrival(0, 'end', { length: 3 }));
    expect(listOf(shrunk).list).toEqual({ rows: ['0.0', '0.1', '0.2'], hasMore: false });
  });

  it('moves the start of the next page where a page ends elsewhere', () => {
    const two = after(arrival(0), shown(99), arrival(1));
    expect(wantedOf(pagedReducer(two, arrival(0, 'inserted')))[1]?.after).toEqual(cursor('inserted'));
    expect(wantedOf(pagedReducer(two, arrival(0)))).toEqual(wantedOf(two));
  });

  it('ends with a page that is no longer full', () => {
    const three = scrolled(3);
    expect(listOf(pagedReducer(three, arrival(1, 'end', { length: 99 }))).list.rows).toHaveLength(199);
  });

  it('tells where its rows come from and whether changes are on their way', () => {
    expect(listOf(after(arrival(0, 'end', { cached: true }))).meta).toEqual({ cached: true, pending: false });
    expect(listOf(after(arrival(0, 'end', { pending: true }), shown(99))).meta).toEqual({
      cached: false,
      pending: true,
    });
  });
});
