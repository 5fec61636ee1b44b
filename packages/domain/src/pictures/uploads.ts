import { z } from 'zod';
import { id, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** The stored sizes: the 150 px row at 1× and 2×, and the full view. */
export const PICTURE_SIZES = ['row', 'row2x', 'full'] as const;

export type PictureSize = (typeof PICTURE_SIZES)[number];

/** File types for a picker; the content decides later whether it is a picture. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The path for a new upload; only its uploader may write it, for an own recipe. */
export const incomingPath = (uid: string, folderId: number, uuid: string) =>
  `incoming/${uid}/${folderId}/${uuid}`;

/** The parts of an incoming path; null for other paths. */
export function parseIncomingPath(path: string): { uid: string; folderId: number; uuid: string } | null {
  const match = /^incoming\/([^/]+)\/([1-9][0-9]{0,15})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    path,
  );
  const [, uid, folderId, uuid] = match ?? [];
  return uid && folderId && uuid ? { uid, folderId: Number(folderId), uuid } : null;
}

export const picturePath = (uuid: string, size: PictureSize) => `public/${uuid}/${size}.webp`;

/** The path of a size of a removed picture, which is not served. */
export const removedPicturePath = (uuid: string, size: PictureSize) => `removed/${uuid}/${size}.webp`;

/** The path of the original, which only functions read. */
export const originalPath = (originalUuid: string) => `originals/${originalUuid}`;

/** The custom metadata key of the original filename. */
export const FILENAME_METADATA = 'original_filename';

/** The URL of a picture. `base` ends with a slash; the row size has no suffix. */
export const pictureUrl = (base: string, uuid: string, size: PictureSize = 'row') =>
  size === 'row' ? `${base}${uuid}` : `${base}${uuid}/${size}`;

/** `users/{uid}/uploads/{uuid}`: the result of an upload, for its uploader. */
export const uploadReport = z.object({
  folder_id: id,
  status: z.enum(['attached', 'rejected']),
  /** The reason of a rejection; empty otherwise. */
  message: z.string(),
  updated_at: z.date(),
});

export type UploadReport = z.infer<typeof uploadReport>;

/** Input with all pictures of a folder in order, with captions; missing ones are removed. */
export const arrangementInput = z.strictObject({
  attachments: z
    .array(z.strictObject({ id, caption: text({ min: 0, max: LIMITS.attachments.caption }) }))
    .max(LIMITS.attachments.perRecipe)
    .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length),
});

export type ArrangementInput = z.infer<typeof arrangementInput>;
