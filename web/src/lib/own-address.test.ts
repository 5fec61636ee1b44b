import { expect, it } from 'vitest';
import { readOwn, writeOwn } from './own-address.ts';

const written = (own: Parameters<typeof writeOwn>[1]): string => {
  const params = new URLSearchParams('q=gin&favourites=1&tag=old');
  writeOwn(params, own);
  return params.toString();
};

it('reads what it writes, and leaves the rest of an address alone', () => {
  const own = {
    favourites: true,
    rated_at_least: 8,
    not_made: true,
    own_tags: ['Sommer', 'für Gäste'],
  } as const;
  const address = written({ ...own, own_tags: [...own.own_tags] });
  expect(readOwn(new URLSearchParams(address))).toEqual(own);
  expect(new URLSearchParams(address).get('rated')).toBe('4');
  expect(written({})).toBe('q=gin');
});

it('asks for nothing that nobody can have', () => {
  expect(readOwn(new URLSearchParams('rated=7&tag=a,,b'))).toEqual({});
  expect(readOwn(new URLSearchParams('rated=many&not-made=1'))).toEqual({ not_made: true });
});
