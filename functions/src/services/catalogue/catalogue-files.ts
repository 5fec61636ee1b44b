import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { catalogueFile, type CatalogueFile } from '@cellaret/domain/catalogue/browser-catalogue';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { deleteFiles, fileFacts, filesBelow, readFile, saveFile } from '../../store/stored-files.ts';

const FOLDER = 'catalogue/';

/** Unreferenced files younger than this may be about to be published. */
const LEFT_BEHIND_MS = 5 * 60 * 1000;

const VERSION = /^[0-9a-f]{32}$/;

const pathOf = (version: string) => `${FOLDER}${version}.json.gz`;

const squeeze = promisify(gzip);
const unsqueeze = promisify(gunzip);

function isWithinBounds({ recipes, ingredients }: CatalogueFile, json: string): boolean {
  const { catalogue } = FUNCTION_LIMITS;
  return (
    Object.keys(recipes).length <= catalogue.recipes &&
    Object.keys(ingredients).length <= catalogue.ingredients &&
    Buffer.byteLength(json) <= catalogue.fileBytes
  );
}

/** Stores a catalogue and returns its version, a content hash; null if it is too large for browsers. */
export async function saveCatalogueFile(catalogue: CatalogueFile): Promise<string | null> {
  const json = JSON.stringify(catalogue);
  if (!isWithinBounds(catalogue, json)) return null;
  const version = createHash('sha256').update(json).digest('hex').slice(0, 32);
  await saveFile(pathOf(version), await squeeze(json, { level: 9 }), 'application/gzip');
  return version;
}

export const readCatalogueFile = async (version: string): Promise<Buffer | null> =>
  VERSION.test(version) ? readFile(pathOf(version)) : null;

export async function parsedCatalogueFile(version: string): Promise<CatalogueFile | null> {
  const bytes = await readCatalogueFile(version);
  return bytes ? catalogueFile.parse(JSON.parse((await unsqueeze(bytes)).toString())) : null;
}

export const hasCatalogueFile = async (version: string): Promise<boolean> =>
  (await fileFacts(pathOf(version))) !== null;

export const deleteCatalogueFile = (version: string): Promise<void> => deleteFiles([pathOf(version)]);

/** Deletes unreferenced files of interrupted publications. */
export async function deleteLeftCatalogueFiles(named: string | null): Promise<void> {
  const files = await filesBelow(FOLDER);
  const left = files.filter(
    ({ path, madeAt }) =>
      (named === null || path !== pathOf(named)) && madeAt.getTime() < Date.now() - LEFT_BEHIND_MS,
  );
  await deleteFiles(left.map(({ path }) => path));
}
