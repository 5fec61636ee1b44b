import type { Attachment } from '@cellaret/domain/pictures/folder';
import type { Person } from '../../support/data/test-people.ts';
import { picture } from '../../support/data/test-pictures.ts';
import { apiUrl } from '../../support/env.ts';

interface File {
  bytes?: Buffer;
  filename?: string;
  type?: string;
  part?: string;
  headers?: Record<string, string>;
}

/** Sends a file to a recipe as a form does; a small picture unless something else is given. */
export async function post(
  { idToken }: Pick<Person, 'idToken'>,
  folderId: number,
  { bytes, filename = 'drink.jpg', type = 'image/jpeg', part = 'file', headers }: File = {},
) {
  const form = new FormData();
  const sent = new Uint8Array(bytes ?? (await picture(20, 20).jpeg().toBuffer()));
  form.append(part, new Blob([sent], { type }), filename);
  const response = await fetch(`${apiUrl}/folder/${folderId}/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, ...headers },
    body: form,
  });
  return { status: response.status, answer: (await response.json()) as Attachment & { message?: string } };
}

/** Attaches a small picture to a recipe; it has to be taken. */
export async function attach(person: Person, folderId: number, file: File = {}): Promise<Attachment> {
  const { status, answer } = await post(person, folderId, file);
  if (status !== 201) throw new Error(`The picture was answered with ${status}: ${answer.message}`);
  return answer;
}
