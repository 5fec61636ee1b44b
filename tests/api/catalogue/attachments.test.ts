import { randomUUID } from 'node:crypto';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { Attachment } from '@cellaret/domain/pictures/folder';
import { incomingPath } from '@cellaret/domain/pictures/uploads';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeRecipe, stored } from '../../rules/support/builders.ts';
import { database, testsApp } from '../../support/data/database.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { photo, picture } from '../../support/data/test-pictures.ts';
import { apiUrl, bucket, mediaBase, storageUrl } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { post as postFile } from '../support/attach.ts';
import { firestoreOf } from '../support/firestore.ts';

const files = getStorage(testsApp()).bucket();

const [ana, ben] = await Promise.all([newPerson(), newPerson()]);

/** A complete stored recipe of Ana's: an unreadable one counts as gone, and its pictures go too. */
async function newFolder(uid = ana.uid): Promise<number> {
  const id = Math.floor(Math.random() * 2 ** 50) + 2 ** 32;
  // Its lines are needed: a drink of nothing stands first among everybody's suggestions.
  const fields = { id, folder_id: id, user_id: uid, recipe_name: 'Test Sour', item_optional: [false, false] };
  await database.doc(`recipes/${id}`).set(stored(makeRecipe(fields)));
  return id;
}

/** Sends a file to a recipe, as Ana unless said otherwise. */
const post = (
  folderId: number,
  bytes?: Buffer,
  { person = ana, ...file }: { person?: Person; filename?: string; type?: string; part?: string } = {},
) => postFile(person, folderId, { ...(bytes && { bytes }), ...file });

async function arrange(folderId: number, attachments: { id: number; caption: string }[], person = ana) {
  const response = await fetch(`${apiUrl}/folder/${folderId}/attachments`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ attachments }),
  });
  return { status: response.status, answer: (await response.json()) as { attachments: Attachment[] } };
}

const attachmentsOf = async (folderId: number): Promise<Attachment[]> =>
  ((await database.doc(`folders/${folderId}`).get()).get('attachments') ?? []) as Attachment[];

const filesBelow = async (prefix: string) => (await files.getFiles({ prefix }))[0].map((file) => file.name);

const everyFile = async () => (await files.getFiles())[0].map((file) => file.name).sort();

/**
 * Files that are new since a moment; earlier tests may still remove theirs, and the browsers' catalogue may
 * be published again.
 */
const filesSince = async (before: readonly string[]) =>
  (await everyFile()).filter((name) => !before.includes(name) && !name.startsWith('catalogue/'));

/** Puts a file where a browser would, past the rules, and waits for what its uploader is told. */
async function upload(
  folderId: number,
  bytes: Buffer,
  uuid: string = randomUUID(),
  contentType = 'image/jpeg',
) {
  await files.file(incomingPath(ana.uid, folderId, uuid)).save(bytes, {
    resumable: false,
    contentType,
    metadata: { metadata: { original_filename: '../../etc/holiday.jpg' } },
  });
  const report = await eventually('the report', async () =>
    (await database.doc(`users/${ana.uid}/uploads/${uuid}`).get()).data(),
  );
  await eventually(
    'the end of the incoming file',
    async () => (await filesBelow(incomingPath(ana.uid, folderId, uuid))).length === 0,
  );
  return report as { status: string; message: string };
}

describe('POST /api/folder/{folderId}/attachments', () => {
  it('attaches a picture that can be shown at once in every size', async () => {
    const folderId = await newFolder();
    const { status, answer } = await post(folderId, await picture(1200, 800).jpeg().toBuffer());
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      folder_id: folderId,
      original_filename: 'drink.jpg',
      width: 1200,
      height: 800,
    });
    const widths = await Promise.all(
      ['', '/row2x', '/full'].map(async (size) => {
        const response = await fetch(`${mediaBase}${answer.attachment_uuid}${size}`);
        expect(response.headers.get('content-type')).toBe('image/webp');
        return (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width;
      }),
    );
    expect(widths).toEqual([150, 300, 1200]);
    expect(await attachmentsOf(folderId)).toEqual([answer]);
  });

  it('refuses the folder of somebody else and one that does not exist', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const before = await everyFile();
    expect((await post(await newFolder(), bytes, { person: ben })).status).toBe(403);
    expect((await post(4711, bytes)).status).toBe(404);
    expect(await everyFile()).toEqual(before);
  });

  it('asks for the file part and nothing else', async () => {
    const folderId = await newFolder();
    const bytes = await picture().jpeg().toBuffer();
    expect(await post(folderId, bytes, { part: 'photo' })).toMatchObject({ status: 400 });
    const json = await fetch(`${apiUrl}/folder/${folderId}/attachments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.idToken}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(415);
  });
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>');
const onlyPictures = 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be attached.';

const executable = Buffer.from('MZ'.padEnd(200, '\0'));
const cut = async () => (await photo(200_000)).subarray(0, 60_000);
const bomb = () => picture(8000, 6000).png({ compressionLevel: 9 }).toBuffer();
const large = Buffer.alloc(10 * 1024 * 1024 + 1, 0xff);

type Refused = [
  what: string,
  filename: string,
  type: string,
  file: Buffer | (() => Promise<Buffer>),
  status: number,
  message: string,
];

/** Hostile files: what is declared, what is in them, and what their uploader is told. */
const REFUSED: Refused[] = [
  ['SVG called PNG', 'drink.png', 'image/png', svg, 415, onlyPictures],
  ['HTML called JPEG', 'drink.jpg', 'image/jpeg', html, 415, onlyPictures],
  ['a double extension', 'drink.jpg.exe', 'image/jpeg', executable, 415, onlyPictures],
  ['an empty file', 'drink.jpg', 'image/jpeg', Buffer.alloc(0), 400, 'The file is empty.'],
  ['a truncated picture', 'drink.jpg', 'image/jpeg', cut, 400, 'The picture is damaged and cannot be read.'],
  ['a pixel bomb', 'drink.png', 'image/png', bomb, 400, 'A picture may have at most 40 megapixels.'],
  ['one byte over 10 MiB', 'drink.jpg', 'image/jpeg', large, 413, 'A picture may have at most 10 MiB.'],
];
const bytesOf = async (file: Refused[3]) => (Buffer.isBuffer(file) ? file : file());

describe('hostile files', () => {
  it.each(REFUSED)(
    'refuses %s by API and leaves nothing behind',
    async (_what, filename, type, file, status, message) => {
      const folderId = await newFolder();
      const before = await everyFile();
      expect(await post(folderId, await bytesOf(file), { filename, type })).toMatchObject({
        status,
        answer: { message },
      });
      expect(await filesSince(before)).toEqual([]);
      expect(await attachmentsOf(folderId)).toEqual([]);
    },
  );

  it.each(REFUSED)(
    'refuses %s from a browser, says why, and leaves nothing behind',
    async (_what, _filename, type, file, _status, message) => {
      const folderId = await newFolder();
      const before = await everyFile();
      expect(await upload(folderId, await bytesOf(file), randomUUID(), type)).toMatchObject({
        status: 'rejected',
        message,
      });
      expect(await filesSince(before)).toEqual([]);
      expect(await attachmentsOf(folderId)).toEqual([]);
    },
  );

  it('cleans what is a picture and more: place of the photo, script behind the pixels, folders in the name, a wrong type', async () => {
    const folderId = await newFolder();
    const located = await picture(300, 200)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([located, html]);
    const { status, answer } = await post(folderId, polyglot, {
      filename: '../../etc/passwd',
      type: 'text/html',
    });
    expect([status, answer.original_filename]).toEqual([201, 'passwd']);
    const served = await fetch(`${mediaBase}${answer.attachment_uuid}/full`);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.includes('<script>')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(served.headers.get('content-type')).toBe('image/webp');
  });
});

describe('uploads from a browser', () => {
  it('attaches a picture once, however often the event is delivered', async () => {
    const folderId = await newFolder();
    const bytes = await picture().png().toBuffer();
    const uuid = randomUUID();
    expect(await upload(folderId, bytes, uuid, 'image/png')).toMatchObject({ status: 'attached' });
    expect(await upload(folderId, bytes, uuid, 'image/png')).toMatchObject({ status: 'attached' });
    const attachments = await attachmentsOf(folderId);
    expect(attachments.map((one) => one.original_filename)).toEqual(['holiday.jpg']);
    expect((await filesBelow(`public/${attachments[0]?.attachment_uuid}`)).length).toBe(3);
  });

  it('tells the uploader in the very commit that attaches the picture', async () => {
    const folderId = await newFolder();
    const uuid = randomUUID();
    await upload(folderId, await picture().jpeg().toBuffer(), uuid);
    const [folder, report] = await Promise.all([
      database.doc(`folders/${folderId}`).get(),
      database.doc(`users/${ana.uid}/uploads/${uuid}`).get(),
    ]);
    expect(report.get('status')).toBe('attached');
    expect(report.updateTime).toEqual(folder.updateTime);
  });

  it('attaches two uploads that arrive at once', async () => {
    const folderId = await newFolder();
    const bytes = await picture().webp().toBuffer();
    await Promise.all([upload(folderId, bytes), upload(folderId, bytes)]);
    expect(await attachmentsOf(folderId)).toHaveLength(2);
  });

  it('never lets one person write the picture of another by naming its uuid', async () => {
    const folderId = await newFolder();
    const { answer: victim } = await post(folderId, await picture(400, 400).jpeg().toBuffer());
    const before = Buffer.from(await (await fetch(`${mediaBase}${victim.attachment_uuid}`)).arrayBuffer());
    const other = await newFolder();
    await upload(
      other,
      await picture(50, 50, { r: 0, g: 0, b: 0 }).jpeg().toBuffer(),
      victim.attachment_uuid,
    );
    const [attached] = await attachmentsOf(other);
    expect(attached?.attachment_uuid).not.toBe(victim.attachment_uuid);
    const after = Buffer.from(await (await fetch(`${mediaBase}${victim.attachment_uuid}`)).arrayBuffer());
    expect(after.equals(before)).toBe(true);
  });

  it('keeps to 20 pictures a recipe', async () => {
    const folderId = await newFolder();
    for (let count = 0; count < 20; count += 1) expect((await post(folderId)).status).toBe(201);
    expect(await post(folderId)).toMatchObject({
      status: 422,
      answer: { message: 'A recipe may have at most 20 pictures.' },
    });
  });

  it('keeps to 200 MB a person', async () => {
    const cleo = await newPerson();
    const folderId = await newFolder(cleo.uid);
    await database.doc(`upload_usage/${cleo.uid}`).set({ bytes: 200 * 1024 * 1024 - 10 });
    expect(await post(folderId, await picture().jpeg().toBuffer(), { person: cleo })).toMatchObject({
      status: 422,
    });
  });
});

describe('PUT /api/folder/{folderId}/attachments', () => {
  it('orders, captions, removes and brings back', async () => {
    const folderId = await newFolder();
    const first = (await post(folderId)).answer;
    const second = (await post(folderId)).answer;
    const swapped = [
      { id: second.id, caption: 'From above' },
      { id: first.id, caption: '' },
    ];
    expect((await arrange(folderId, swapped)).answer.attachments.map((one) => [one.id, one.caption])).toEqual(
      [
        [second.id, 'From above'],
        [first.id, ''],
      ],
    );
    expect((await arrange(folderId, swapped.slice(0, 1))).answer.attachments).toHaveLength(1);
    expect((await arrange(folderId, swapped)).answer.attachments.map((one) => one.id)).toEqual([
      second.id,
      first.id,
    ]);
  });

  it('serves and names a removed picture to nobody, until it is brought back', async () => {
    const folderId = await newFolder();
    const { answer } = await post(folderId);
    const statuses = () =>
      Promise.all(
        ['', '/row2x', '/full'].map(
          async (size) => (await fetch(`${mediaBase}${answer.attachment_uuid}${size}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await arrange(folderId, []);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(JSON.stringify(await firestoreOf(`folders/${folderId}`))).not.toContain(answer.attachment_uuid);
    expect((await firestoreOf(`removed_pictures/${folderId}`))?.hidden).toBe(true);
    await arrange(folderId, [{ id: answer.id, caption: 'Back' }]);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await firestoreOf(`removed_pictures/${folderId}`)).toBeUndefined();
  });

  it('keeps as many removed pictures as it says, the last ones', async () => {
    const folderId = await newFolder();
    const removed: number[] = [];
    for (let count = 0; count <= LIMITS.attachments.removedPerRecipe; count += 1) {
      const posted = await post(folderId);
      expect(posted).toMatchObject({ status: 201 });
      removed.unshift(posted.answer.id);
      expect(await arrange(folderId, [])).toMatchObject({ status: 200 });
    }
    const kept = (await firestoreOf(`removed_pictures/${folderId}`))?.pictures as { id: number }[];
    expect(kept.map((one) => one.id)).toEqual(removed.slice(0, -1));
  });

  it('refuses somebody else, an unknown picture and a caption that is too long', async () => {
    const folderId = await newFolder();
    const { id } = (await post(folderId)).answer;
    expect((await arrange(folderId, [], ben)).status).toBe(403);
    expect((await arrange(folderId, [{ id: 4711, caption: '' }])).status).toBe(422);
    expect((await arrange(folderId, [{ id, caption: 'x'.repeat(256) }])).status).toBe(400);
    expect(
      (
        await arrange(folderId, [
          { id, caption: '' },
          { id, caption: '' },
        ])
      ).status,
    ).toBe(400);
  });
});

describe('GET /media/{uuid}', () => {
  it('is asked for again after a minute, never guessed at and never run', async () => {
    const { answer } = await post(await newFolder());
    const response = await fetch(`${mediaBase}${answer.attachment_uuid}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    const again = await fetch(`${mediaBase}${answer.attachment_uuid}`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('answers 404 to what is unknown, and gives no original away', async () => {
    const { answer } = await post(await newFolder());
    const statuses = await Promise.all(
      [randomUUID(), 'nothing', `${answer.attachment_uuid}/huge`, answer.original_attachment_uuid].map(
        async (path) => (await fetch(`${mediaBase}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
    const direct = await fetch(
      `${storageUrl}/v0/b/${bucket}/o/${encodeURIComponent(`originals/${answer.original_attachment_uuid}`)}?alt=media`,
    );
    expect([401, 403]).toContain(direct.status);
  });
});
