import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf, refusalOf } from '../command/failure.ts';

/** A log that starts empty. If it cannot be written, that is reported once and nothing else suffers. */
export function openLog(file: string): (line: string) => void {
  mkdirSync(dirname(file), { recursive: true });
  const stream = createWriteStream(file, { flags: 'w' });
  let lost = false;
  stream.on('error', (failure) => {
    if (!lost) console.error(`The log is not written any more: ${refusalOf(failure) ?? messageOf(failure)}`);
    lost = true;
  });
  return (line) => {
    if (!lost) stream.write(`${line}\n`);
  };
}
