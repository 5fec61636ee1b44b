import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { catalogueFile, type CatalogueFile } from '@cellaret/domain/catalogue/browser-catalogue';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { deleteFiles, fileFacts, filesBelow, readFile, saveFile } from '../../store/files.ts';

const FOLDER = 'catalogue/';

/** How old a file that nobody names has to be before it counts as left behind and not as about to be named. */
const LEFT_BEHIND_MS = 5 * 60 * 1000;

const VERSION = /^[0-9a-f]{32}$/;

const pathOf = (version: string) => `${FOLDER}${version}.json.gz`;

const squeeze = promisify(gzip);
const unsqueeze = promisify(gunzip);

/** Whether a browser should be given a catalogue. */
function isWithinBounds({ recipes, ingredients }: CatalogueFile, json: string): boolean {
  const { catalogue } = FUNCTION_LIMITS;
  return (
    Object.keys(recipes).length <= catalogue.recipes &&
    Object.keys(ingredients).length <= catalogue.ingredients &&
    Buffer.byteLength(json) <= catalogue.fileBytes
  );
}

/** Keeps a catalogue as a file, named by its content; null where it is more than a browser should load. */
export async function saveCatalogueFile(catalogue: CatalogueFile): Promise<string | null> {
  const json = JSON.stringify(catalogue);
  if (!isWithinBounds(catalogue, json)) return null;
  const version = createHash('sha256').update(json).digest('hex').slice(0, 32);
  await saveFile(pathOf(version), await squeeze(json, { level: 9 }), 'application/gzip');
  return version;
}

/** The compressed JSON of a version; null where there is none (any more). */
export const readCatalogueFile = async (version: string): Promise<Buffer | null> =>
  VERSION.test(version) ? readFile(pathOf(version)) : null;

/** What a version holds; null where there is none. */
export async function parsedCatalogueFile(version: string): Promise<CatalogueFile | null> {
  const bytes = await readCatalogueFile(version);
  return bytes ? catalogueFile.parse(JSON.parse((await unsqueeze(bytes)).toString())) : null;
}

/** Whether a version is there. */
export const hasCatalogueFile = async (version: string): Promise<boolean> =>
  (await fileFacts(pathOf(version))) !== null;

/** Deletes the file of a version. */
export const deleteCatalogueFile = (version: string): Promise<void> => deleteFiles([pathOf(version)]);

/** Deletes what publishers left behind that ended too soon: files that are not `named` and not new. */
export async function deleteLeftCatalogueFiles(named: string | null): Promise<void> {
  const files = await filesBelow(FOLDER);
  const left = files.filter(
    ({ path, madeAt }) =>
      (named === null || path !== pathOf(named)) && madeAt.getTime() < Date.now() - LEFT_BEHIND_MS,
  );
  await deleteFiles(left.map(({ path }) => path));
}
