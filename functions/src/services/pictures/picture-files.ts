import type { Attachment } from '@cellaret/domain/pictures/folder';
import {
  originalPath,
  PICTURE_SIZES,
  picturePath,
  removedPicturePath,
} from '@cellaret/domain/pictures/uploads';
import { moveFile } from '../../store/stored-files.ts';

/** All stored sizes are WebP. In a module of its own, so that serving pictures does not load sharp. */
export const PICTURE_CONTENT_TYPE = 'image/webp';

export type Picture = Pick<Attachment, 'attachment_uuid' | 'original_attachment_uuid'>;

export const filesOf = ({ attachment_uuid, original_attachment_uuid }: Picture): string[] => [
  originalPath(original_attachment_uuid),
  ...PICTURE_SIZES.flatMap((size) => [
    picturePath(attachment_uuid, size),
    removedPicturePath(attachment_uuid, size),
  ]),
];

type Place = typeof picturePath;

async function moveFiles(pictures: readonly Picture[], from: Place, to: Place): Promise<void> {
  for (const { attachment_uuid: uuid } of pictures)
    await Promise.all(
      PICTURE_SIZES.map((size) => moveFile(from(uuid, size), to(uuid, size), PICTURE_CONTENT_TYPE)),
    );
}

/** Moves pictures to the folder that is not served. */
export const hideFiles = (pictures: readonly Picture[]) =>
  moveFiles(pictures, picturePath, removedPicturePath);

export const showFiles = (pictures: readonly Picture[]) =>
  moveFiles(pictures, removedPicturePath, picturePath);
