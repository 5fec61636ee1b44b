import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { folderDocument, type Attachment, type Folder } from '@cellaret/domain/pictures/folder';
import { useDocument } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';

/** The folder of a recipe's pictures, live. */
export const useFolder = (folderId: number): Live<Folder | null> =>
  useDocument(DOCUMENTS.folder(folderId), folderDocument);

const NONE: readonly Attachment[] = [];

/** The pictures of a recipe, live; none while they are not known. */
export function usePictures(folderId: number): readonly Attachment[] {
  const folder = useFolder(folderId);
  return (folder.state === 'ready' ? folder.value?.attachments : undefined) ?? NONE;
}
