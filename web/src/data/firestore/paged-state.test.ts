import { describe, expect, it } from 'vitest';
import {
  listOf,
  pagedReducer,
  startPaged,
  wantedOf,
  type PagedEvent,
  type PagedState,
} from './paged-state.ts';
import { PAGE_SIZE, type Cursor } from './query.ts';

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
  events.reduce(pagedReducer<string>, startPaged<string>('listener'));

/** `pages` whole pages that arrived one after the other, the last of them in view. */
const scrolled = (pages: number): PagedState<string> =>
  after(
    ...Array.from({ length: pages }, (_, at) => [
      arrival(at),
      ...(at < pages - 1 ? [shown((at + 1) * PAGE_SIZE - 1)] : []),
    ]).flat(),
  );

const sources = (state: PagedState<string>) => wantedOf(state).map(({ at, source }) => `${source} ${at}`);

describe('a paged list', () => {
  it.each(['listener', 'read'] as const)('gets its first page from the start, by a %s', (source) => {
    expect(wantedOf(startPaged(source))).toEqual([{ at: 0, after: undefined, source }]);
    expect(listOf(startPaged(source)).list).toEqual({ rows: [], hasMore: true });
  });

  it('listens to a first page that was read as soon as the view rests, be it empty', () => {
    const read = pagedReducer(startPaged<string>('read'), arrival(0, 'end', { length: 0 }));
    expect(sources(read)).toEqual([]);
    expect(sources(pagedReducer(read, rested))).toEqual(['listener 0']);
  });

  it('goes on behind a page of which some rows cannot be shown', () => {
    const state = after(arrival(0, 'end 0', { length: PAGE_SIZE - 1, full: true }), shown(PAGE_SIZE - 2));
    expect(listOf(state).list.hasMore).toBe(true);
    expect(wantedOf(state)[1]?.after).toEqual(cursor('end 0'));
  });

  it('asks for the next page in time, behind the last row of the one before', () => {
    expect(wantedOf(after(arrival(0), shown(PAGE_SIZE - 13)))).toHaveLength(1);
    expect(wantedOf(after(arrival(0), shown(PAGE_SIZE - 12)))[1]).toEqual({
      at: 1,
      after: cursor('end 0'),
      source: 'read',
    });
  });

  it('asks for no page while one is on its way, nor behind the end', () => {
    expect(wantedOf(after(arrival(0), shown(20), shown(21), shown(22)))).toHaveLength(2);
    const ended = after(arrival(0, 'end', { length: 20 }), shown(19));
    expect(wantedOf(ended)).toHaveLength(1);
    expect(listOf(ended).list.hasMore).toBe(false);
  });

  it('listens to the pages around the view only, once the view rests', () => {
    const at4 = pagedReducer(scrolled(5), rested);
    expect(sources(at4)).toEqual(['listener 2', 'listener 3', 'listener 4']);
    const back = [shown(PAGE_SIZE + 1), rested].reduce(pagedReducer<string>, at4);
    expect(sources(back)).toEqual(['listener 0', 'listener 1', 'listener 2']);
    expect(listOf(back).list.rows).toHaveLength(5 * PAGE_SIZE);
  });

  it('reads the pages behind the first once, and listens where the reader stays', () => {
    const read = pagedReducer(scrolled(10), shown(9 * PAGE_SIZE));
    expect(sources(read)).toEqual([]);
    expect(sources(pagedReducer(read, rested))).toEqual(['listener 8', 'listener 9']);
  });

  it('lets a page arrive that is being read, though the view rests', () => {
    const asked = after(arrival(0), shown(PAGE_SIZE - 1), rested);
    expect(sources(asked)).toEqual(['listener 0', 'read 1']);
    expect(sources([arrival(1), rested].reduce(pagedReducer<string>, asked)).at(-1)).toBe('listener 1');
  });

  it('listens to a page that could not be read', () => {
    const asked = after(arrival(0), shown(PAGE_SIZE - 1));
    expect(sources(asked)).toEqual(['listener 0', 'read 1']);
    expect(sources(pagedReducer(asked, { type: 'unread', at: 1 })).at(-1)).toBe('listener 1');
  });

  it('keeps what is shown where the cache holds less of a page', () => {
    const whole = after(arrival(0));
    expect(pagedReducer(whole, arrival(0, 'end', { length: 3, cached: true }))).toBe(whole);
    const shrunk = pagedReducer(whole, arrival(0, 'end', { length: 3 }));
    expect(listOf(shrunk).list).toEqual({ rows: ['0.0', '0.1', '0.2'], hasMore: false });
  });

  it('moves the start of the next page where a page ends elsewhere', () => {
    const two = after(arrival(0), shown(PAGE_SIZE - 1), arrival(1), rested);
    expect(wantedOf(pagedReducer(two, arrival(0, 'inserted')))[1]?.after).toEqual(cursor('inserted'));
    expect(wantedOf(pagedReducer(two, arrival(0)))).toEqual(wantedOf(two));
  });

  it('ends with a page that is no longer full', () => {
    const three = scrolled(3);
    expect(listOf(pagedReducer(three, arrival(1, 'end', { length: 9 }))).list.rows).toHaveLength(
      PAGE_SIZE + 9,
    );
  });

  it('tells where its rows come from and whether changes are on their way', () => {
    expect(listOf(after(arrival(0, 'end', { cached: true }))).meta).toEqual({ cached: true, pending: false });
    expect(listOf(after(arrival(0, 'end', { pending: true }), shown(PAGE_SIZE - 1))).meta).toEqual({
      cached: false,
      pending: true,
    });
  });
});
