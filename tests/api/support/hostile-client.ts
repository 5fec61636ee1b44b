import { LIMITS } from '@cellaret/domain/core/limits';
import { ask, COMMIT, documentName, encodedWrite, listing, type Write } from '../../rules/support/rest.ts';
import { encodedFields, type Data } from '../../rules/support/values.ts';
import { bucket, host, ports, storageUrl } from '../../support/env.ts';

const address = { host, port: ports.firestore };

/** Result of an attempt. */
export type Verdict = 'allowed' | 'denied' | 'invalid';

/** A document or file that is missing was looked for, so the rules let the request through. */
async function verdictOf(response: Response): Promise<Verdict> {
  const text = await response.text();
  if (response.ok || response.status === 404) return 'allowed';
  if (response.status === 401 || response.status === 403) return 'denied';
  // Refused before the rules are asked: not a document at all, too large, too deep.
  if (response.status === 400 || response.status === 413) return 'invalid';
  throw new Error(`${response.status}: ${text.slice(0, 300)}`);
}

const committed = async (token: string | null, writes: object[]): Promise<Verdict> =>
  verdictOf(await ask(address, COMMIT, token, { writes }));

/** Firestore without an SDK in between, as a script with a stolen or bought token would use it. */
export const direct = {
  commit: (token: string | null, ...writes: Write[]): Promise<Verdict> =>
    committed(token, writes.map(encodedWrite)),

  /** Joins a bar as its web app does, in one commit that also raises the invitation's count. */
  join: (
    token: string,
    { barId, code }: { barId: string; code: string },
    uid: string,
    member: Data,
  ): Promise<Verdict> => {
    const bar = documentName(`bars/${barId}`);
    const { since: _, ...said } = member;
    const fields = { members: { [uid]: said }, last_member_uid: uid, last_invite: code };
    const moment = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
    const writes = [
      {
        update: { name: bar, fields: encodedFields(fields) },
        updateMask: { fieldPaths: [`members.\`${uid}\``, 'last_member_uid', 'last_invite'] },
        updateTransforms: [
          moment(`members.\`${uid}\`.since`),
          moment('updated_at'),
          { fieldPath: 'member_uids', appendMissingElements: { values: [{ stringValue: uid }] } },
        ],
      },
      {
        update: { name: `${bar}/invites/${code}`, fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'used_count', increment: { integerValue: '1' } }],
        currentDocument: { exists: true },
      },
    ];
    return committed(token, writes);
  },

  get: async (token: string | null, path: string): Promise<Verdict> =>
    verdictOf(await ask(address, `/v1/${documentName(path)}`, token)),

  /** One document of a collection, or of all collections of that name. */
  list: async (token: string | null, ...about: Parameters<typeof listing>): Promise<Verdict> => {
    const [path, body] = listing(...about);
    return verdictOf(await ask(address, path, token, body));
  },
};

/** Gives people a new hour, but for one document: counts of earlier attempts would decide. */
export const newHour = (uids: readonly string[], except = ''): Promise<Verdict> =>
  direct.commit(
    'owner',
    ...uids
      .flatMap((uid) => Object.keys(LIMITS.hourly).map((kind) => `users/${uid}/quotas/${kind}`))
      .filter((path) => path !== except)
      .map((path) => ({ path, data: null })),
  );

const objects = `${storageUrl}/v0/b/${bucket}/o`;
const as = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Firebase ${token}` };

/** The body of an upload as the web SDK sends it: what the file is, then the file. PNG in name only. */
const uploadBody = (path: string) =>
  [
    '--edge',
    'Content-Type: application/json; charset=utf-8',
    '',
    JSON.stringify({ name: path, contentType: 'image/png' }),
    '--edge',
    'Content-Type: image/png',
    '',
    'png',
    '--edge--',
    '',
  ].join('\r\n');

/** Storage the way its web SDK asks; the token `owner` passes by the rules. */
export const files = {
  put: async (token: string | null, path: string): Promise<Verdict> =>
    verdictOf(
      await fetch(`${objects}?name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: {
          ...(token === 'owner' ? { authorization: 'Bearer owner' } : as(token)),
          'content-type': 'multipart/related; boundary=edge',
          'x-goog-upload-protocol': 'multipart',
        },
        body: uploadBody(path),
      }),
    ),

  get: async (token: string | null, path: string): Promise<Verdict> =>
    verdictOf(await fetch(`${objects}/${encodeURIComponent(path)}?alt=media`, { headers: as(token) })),

  list: async (token: string | null, folder: string): Promise<Verdict> =>
    verdictOf(
      await fetch(`${objects}?prefix=${encodeURIComponent(folder)}&delimiter=/`, { headers: as(token) }),
    ),

  remove: async (token: string | null, path: string): Promise<Verdict> =>
    verdictOf(
      await fetch(`${objects}/${encodeURIComponent(path)}`, { method: 'DELETE', headers: as(token) }),
    ),
};
