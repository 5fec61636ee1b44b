import { expect, it } from 'vitest';
import { openSite, originOf } from './site.ts';

it.each(['http://example.com', 'ftp://127.0.0.1', 'example.com', ''])(
  'sends no password to “%s”, which is no site or not encrypted',
  (address) => {
    expect(() => originOf(address)).toThrow('is no address of a site');
  },
);

it('says what to run where no site answers', async () => {
  await expect(openSite('http://127.0.0.1:1')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1 does not answer .*"npm run deploy -- --project ID"/,
  );
});
