import { randomUUID } from 'node:crypto';
import { attachPicture } from '../services/pictures/attachments.ts';
import { arrangeFolder } from '../services/pictures/folders.ts';
import type { Handlers } from './call.ts';
import { filePart } from './file-part.ts';

export const attachments = {
  /** The `Idempotency-Key` becomes the picture's uuid, so concurrent repeats attach one picture. */
  uploadAttachment: async ({ uid, params, upload, idempotencyKey }) => {
    const { filename, bytes } = await filePart(upload);
    const uuid = idempotencyKey ?? randomUUID();
    return { answer: await attachPicture({ uid, folderId: params.folderId, uuid, filename, bytes }) };
  },
  arrangeAttachments: async ({ uid, params, body }) => {
    const { id, folder_name, attachments: arranged } = await arrangeFolder(uid, params.folderId, body);
    return { answer: { id, folder_name, attachments: arranged } };
  },
} satisfies Partial<Handlers>;
