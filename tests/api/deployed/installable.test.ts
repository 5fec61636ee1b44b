import { expect, it } from 'vitest';
import { baseUrl } from '../../support/env.ts';

interface Manifest {
  name: string;
  display: string;
  start_url: string;
  icons: { src: string; type: string }[];
}

it('can be installed: the start page and the icons that the manifest names are there', async () => {
  const answer = await fetch(`${baseUrl}/manifest.webmanifest`);
  const { name, display, start_url, icons } = (await answer.json()) as Manifest;
  expect([name, display]).toEqual(['Cellaret', 'standalone']);
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type } of [...icons, { src: start_url, type: 'text/html' }]) {
    const file = await fetch(new URL(src, baseUrl));
    expect([src, file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([src, 200, type]);
  }
});
