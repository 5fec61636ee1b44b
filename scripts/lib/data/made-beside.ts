import { mkdirSync, renameSync, rmSync } from 'node:fs';

/** Makes a folder beside its final place and moves it there in one step; nothing is left where that fails. */
export async function madeBeside(folder: string, make: (building: string) => Promise<void>): Promise<void> {
  const building = `${folder}.building-${process.pid}`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  try {
    await make(building);
    rmSync(folder, { recursive: true, force: true });
    renameSync(building, folder);
  } catch (thrown) {
    rmSync(building, { recursive: true, force: true });
    throw thrown;
  }
}
