const documents = 'projects/demo-cellaret/databases/(default)/documents';
const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Writes one document past the rules; rejects if the suite does not acknowledge it. */
export async function write(firestoreUrl: string, path: string, value: number): Promise<void> {
  const update = { name: `${documents}/${path}`, fields: { value: { integerValue: String(value) } } };
  const answer = await fetch(`${firestoreUrl}/v1/${documents}:commit`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ writes: [{ update }] }),
  });
  if (!answer.ok) throw new Error(`refused: ${answer.status}`);
  await answer.arrayBuffer();
}

/** The value of a document, `undefined` when it is not there. */
export async function read(firestoreUrl: string, path: string): Promise<number | undefined> {
  const answer = await fetch(`${firestoreUrl}/v1/${documents}/${path}`, { headers });
  if (!answer.ok) return undefined;
  const { fields } = (await answer.json()) as { fields: { value: { integerValue: string } } };
  return Number(fields.value.integerValue);
}

/** Makes the account of these tests, or signs in to it. */
export const account = (auth: string, method: 'signUp' | 'signInWithPassword'): Promise<Response> =>
  fetch(`${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'kept@cellaret.example',
      password: 'kept-password',
      returnSecureToken: true,
    }),
  });
