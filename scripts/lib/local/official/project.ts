import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../paths.ts';
import { localHosting } from '../hosting-config.ts';
import { host, type Ports } from '../ports.ts';

/** The files that firebase.json names, and the folders the functions are run from. */
const NAMED = ['firestore.rules', 'storage.rules', 'firestore.indexes.json', 'functions', 'web'];

/**
 * A folder that firebase-tools takes for this project, with ports of its own and headers that let a page
 * reach the emulators; all else is linked. Its logs go there too.
 */
export function officialProject(folder: string, ports: Ports, hostingPort: number): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of NAMED) symlinkSync(inRoot(name), join(folder, name));
  const config = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as object;
  const at = (port: number) => ({ host, port });
  const emulators = {
    singleProjectMode: true,
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    functions: at(ports.functions),
    eventarc: at(ports.eventarc),
    tasks: at(ports.tasks),
    hosting: at(hostingPort),
    hub: at(ports.hub),
    logging: at(ports.logging),
    // The product serves the UI itself where it is wanted, on both suites alike: see emulator-ui/server.ts.
    ui: { enabled: false },
  };
  const hosting = localHosting(ports, false);
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ ...config, hosting, emulators }, null, 2));
  return folder;
}
