import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, webOutput } from '../build/build-web.ts';
import { Failure } from '../command/failure.ts';
import { productionHosting } from '../local/hosting-config.ts';

/**
 * An address with a port on this machine, written out or as a host beside a port: what only an emulator has.
 */
const EMULATOR_ADDRESS =
  /(?:127\.0\.0\.1|localhost):\d{2,5}|host:\s*[`'"](?:127\.0\.0\.1|localhost)[`'"],\s*port:\s*\d+/;

/** The first emulator address in a text; `null` where there is none. */
export const emulatorAddress = (text: string): string | null => EMULATOR_ADDRESS.exec(text)?.[0] ?? null;

const builtFiles = () =>
  readdirSync(webOutput, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|css|webmanifest)$/.test(file),
  );

/** Builds the web app and checks that it knows no emulator, and that hosting's policy lets it reach none. */
export async function checkWebBuild(): Promise<string> {
  await buildWeb();
  const files = builtFiles();
  for (const file of files) {
    const address = emulatorAddress(readFileSync(join(webOutput, file), 'utf8'));
    if (address)
      throw new Failure(`web/dist/${file} names an emulator (${address}): it must not be deployed.`);
  }
  const policy = productionHosting()
    .headers.flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  if (!policy || emulatorAddress(policy))
    throw new Failure('firebase.json must send a Content-Security-Policy without emulator addresses.');
  return `${files.length} files, none names an emulator`;
}
