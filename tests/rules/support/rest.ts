import { projectId } from '../../../scripts/lib/local/suite.ts';
import { encodedFields, now, type Data } from './values.ts';

/** Where the Firestore under test listens. */
export interface FirestoreAddress {
  host: string;
  port: number;
}

/** One write of a commit: the whole document, or null to delete it. */
export interface Write {
  path: string;
  data: Data | null;
  /** Condition on the document before the write; none by default. */
  exists?: boolean;
}

/** The root of all documents in the REST interface. */
export const DOCUMENT_ROOT = `projects/${projectId}/databases/(default)/documents`;

/** The full name of a document. */
export const documentName = (path: string): string => `${DOCUMENT_ROOT}/${path}`;

/** An answer that is not a success; `status` is the HTTP status. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** Asks Firestore, signed out without a token, and takes any answer; GET where there is no body. */
export const ask = (
  { host, port }: FirestoreAddress,
  path: string,
  token: string | null,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Response> =>
  fetch(`http://${host}:${port}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function send(...asked: Parameters<typeof ask>): Promise<string> {
  const response = await ask(...asked);
  const text = await response.text();
  if (!response.ok) throw new Refusal(response.status, text);
  return text;
}

const isMap = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** A document without what is to become the server's time, also within its maps. */
const timeless = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      value === now ? [] : [[key, isMap(value) ? timeless(value) : value] as const],
    ),
  );

/** The paths of what is to become the server's time. */
const timesIn = (data: Data): string[] =>
  Object.entries(data).flatMap(([key, value]) => {
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : `\`${key}\``;
    if (value === now) return [name];
    return isMap(value) ? timesIn(value).map((path) => `${name}.${path}`) : [];
  });

/** A write as the REST API takes it; fields that are `now` become the server's time. */
export function encodedWrite({ path, data, exists }: Write): object {
  const name = documentName(path);
  const currentDocument = exists === undefined ? {} : { currentDocument: { exists } };
  if (data === null) return { delete: name, ...currentDocument };
  return {
    update: { name, fields: encodedFields(timeless(data)) },
    updateTransforms: timesIn(data).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...currentDocument,
  };
}

export const COMMIT = `/v1/${DOCUMENT_ROOT}:commit`;

/** Commits writes over REST; the token `owner` passes by the rules, null is signed out. Throws a `Refusal`. */
export async function commit(
  address: FirestoreAddress,
  writes: readonly Write[],
  token: string | null,
): Promise<void> {
  await send(address, COMMIT, token, { writes: writes.map(encodedWrite) });
}

/** Reads one document over REST. Throws a `Refusal`, also where the document is missing (404). */
export async function read(address: FirestoreAddress, path: string, token: string | null): Promise<void> {
  await send(address, `/v1/${documentName(path)}`, token);
}

/**
 * A question for one document of a collection, or of all collections of that name, behind so many others; the
 * SDKs cannot skip any.
 */
export function listing(
  collection: string,
  { everywhere = false, skip = 0 } = {},
): [path: string, body: object] {
  const [collectionId, ...parents] = collection.split('/').reverse();
  const parent = [DOCUMENT_ROOT, ...parents.reverse()].join('/');
  const from = [{ collectionId, allDescendants: everywhere }];
  return [
    `/v1/${parent}:runQuery`,
    { structuredQuery: { from, limit: 1, ...(skip > 0 && { offset: skip }) } },
  ];
}

/** Lists one document of a collection, behind so many others. Throws a `Refusal`. */
export async function listBehind(
  address: FirestoreAddress,
  collection: string,
  skip: number,
  token: string | null,
): Promise<void> {
  const [path, body] = listing(collection, { skip });
  await send(address, path, token, body);
}

/** Replaces the rules of the running engine. Throws a `Refusal` with the compiler's words. */
export async function replaceRules(address: FirestoreAddress, content: string): Promise<void> {
  const rules = { files: [{ name: 'firestore.rules', content }] };
  await send(address, `/emulator/v1/projects/${projectId}:securityRules`, null, { rules }, 'PUT');
}

/** Empties the database. */
export async function clear(address: FirestoreAddress): Promise<void> {
  await send(address, `/emulator/v1/${DOCUMENT_ROOT}`, null, undefined, 'DELETE');
}

/** How often each expression of the rules was evaluated with which result, in the emulators' format. */
export const ruleCoverage = async (address: FirestoreAddress): Promise<unknown> =>
  JSON.parse(await send(address, `/emulator/v1/projects/${projectId}:ruleCoverage`, null));
