import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';

/** A line of a manifest holds 72 bytes; what is longer goes on behind a space. */
const manifestLine = (text: string) => `${text.replace(/(.{70})(?=.)/g, '$1\r\n ')}\r\n`;

/** An archive that `java -jar` starts at a class, which lies in it or in another archive. */
export function writeJar(
  path: string,
  start: string,
  archive: string,
  files: Record<string, Uint8Array> = {},
): void {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${start}`,
    `Class-Path: ${pathToFileURL(archive).href}`,
  ];
  const text = `${manifest.map(manifestLine).join('')}\r\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(text), ...files }));
}
