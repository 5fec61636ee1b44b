import { z } from 'zod';
import { id, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** The sizes every picture is kept in: the 150 px row at 1× and 2×, and the full view. */
export const PICTURE_SIZES = ['row', 'row2x', 'full'] as const;

export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Where a browser puts a new file; only its uploader may, and only for an own recipe. */
export const incomingPath = (uid: string, folderId: number, uuid: string) =>
  `incoming/${uid}/${folderId}/${uuid}`;

/** The parts of an incoming path; null for any other object. */
export function parseIncomingPath(path: string): { uid: string; folderId: number; uuid: string } | null {
  const match = /^incoming\/([^/]+)\/([1-9][0-9]{0,15})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    path,
  );
  const [, uid, folderId, uuid] = match ?? [];
  return uid && folderId && uuid ? { uid, folderId: Number(folderId), uuid } : null;
}

/** Where a cleaned size of a picture is kept; served by the content-delivery base, never read by clients. */
export const picturePath = (uuid: string, size: PictureSize) => `public/${uuid}/${size}.webp`;

/** Where a cleaned size of a removed picture waits until it is brought back or goes for good; served to nobody. */
export const removedPicturePath = (uuid: string, size: PictureSize) => `removed/${uuid}/${size}.webp`;

/** Where the untouched original is kept, readable by nobody but functions. */
export const originalPath = (originalUuid: string) => `originals/${originalUuid}`;

/** The key of an object's custom metadata that carries the name the file had. */
export const FILENAME_METADATA = 'original_filename';

/**
 * The address of a picture: the content-delivery base and the attachment's uuid, and the size where it is not the row.
 * The base ends in a slash.
 */
export const pictureUrl = (base: string, uuid: string, size: PictureSize = 'row') =>
  size === 'row' ? `${base}${uuid}` : `${base}${uuid}/${size}`;

/** `users/{uid}/uploads/{uuid}`: what became of an upload, for its uploader. */
export const uploadReport = z.object({
  folder_id: id,
  status: z.enum(['attached', 'rejected']),
  /** Why it was rejected; empty otherwise. */
  message: z.string(),
  updated_at: z.date(),
});

export type UploadReport = z.infer<typeof uploadReport>;

/** The whole arrangement of a folder: its pictures in order, with captions; those left out are removed. */
export const arrangementInput = z.strictObject({
  attachments: z
    .array(z.strictObject({ id, caption: text({ min: 0, max: LIMITS.attachments.caption }) }))
    .max(LIMITS.attachments.perRecipe)
    .refine((rows) => new Set(rows.map((row) => row.id)).size === rows.length),
});

export type ArrangementInput = z.infer<typeof arrangementInput>;
