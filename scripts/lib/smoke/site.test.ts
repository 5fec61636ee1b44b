import { expect, it } from 'vitest';
import { originOf } from './site.ts';

it.each(['http://example.com', 'ftp://127.0.0.1', 'example.com', ''])(
  'sends no password to “%s”, which is no site or not encrypted',
  (address) => {
    expect(() => originOf(address)).toThrow('is no address of a site');
  },
);
