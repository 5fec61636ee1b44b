import { arrangeFolder } from '../services/folders.ts';
import type { Handler } from './call.ts';

/** PUT /api/folder/{folderId}/attachments */
export const arrangeAttachments: Handler<'arrangeAttachments'> = async ({ uid, params, body }) => {
  const { id, folder_name, attachments } = await arrangeFolder(uid, params.folderId, body);
  return { answer: { id, folder_name, attachments } };
};
