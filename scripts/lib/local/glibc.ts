import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackNewer } from '../build/newer-packages.ts';

/** Where a newer glibc lies, now and after the folder has been moved to its final place. */
export interface PrivateGlibc {
  loader: string;
  libraries: string;
  patchelf: string;
  finalLoader: string;
  finalLibraries: string;
}

const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6', 'patchelf'];

/**
 * Unpacks a newer glibc, and further packages of its release, into `folder/root`; `finalFolder` is where the
 * caller will move `folder` afterwards.
 */
export async function unpackNewerGlibc(
  folder: string,
  finalFolder: string,
  further: readonly string[] = [],
): Promise<PrivateGlibc> {
  await unpackNewer(folder, [...PACKAGES, ...further]);
  const libraries = ['usr', 'lib', 'x86_64-linux-gnu'];
  const loader = 'ld-linux-x86-64.so.2';
  return {
    loader: join(folder, 'root', ...libraries, loader),
    libraries: join(folder, 'root', ...libraries),
    patchelf: join(folder, 'root', 'usr', 'bin', 'patchelf'),
    finalLoader: join(finalFolder, 'root', ...libraries, loader),
    finalLibraries: join(finalFolder, 'root', ...libraries),
  };
}

/** Points a program at the private glibc: its interpreter and its run path, nothing else. */
export async function pointAtGlibc(
  program: string,
  glibc: PrivateGlibc,
  ...libraries: string[]
): Promise<void> {
  // patchelf itself runs on the private libraries, so that nothing has to be installed on the system. An
  // old-fashioned run path also holds for the libraries that a program loads in its turn.
  await promisify(execFile)(glibc.loader, [
    '--library-path',
    glibc.libraries,
    glibc.patchelf,
    '--set-interpreter',
    glibc.finalLoader,
    '--force-rpath',
    '--set-rpath',
    [glibc.finalLibraries, ...libraries].join(':'),
    program,
  ]);
}
