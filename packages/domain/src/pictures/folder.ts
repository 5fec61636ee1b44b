import { z } from 'zod';
import { id, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** A picture of a recipe. Section 3's fields, and those that prevent layout shifts. */
export const attachment = z.strictObject({
  id,
  folder_id: id,
  attachment_uuid: z.uuid(),
  original_attachment_uuid: z.uuid(),
  original_filename: z.string(),
  caption: text({ min: 0, max: LIMITS.attachments.caption }),
  width: z.int(),
  height: z.int(),
  /** A tiny data URL, shown blurred while the picture loads. */
  placeholder: z.string(),
});

/** `folders/{id}`; the id is the recipe's. Unknown fields are dropped. */
export const folderDocument = z.object({
  id,
  folder_name: z.string(),
  user_id: z.string(),
  attachments: z.array(attachment),
  updated_at: z.date(),
});

/** `removed_pictures/{folder id}`: removed pictures, kept for undo. Only functions read it. */
export const removedPictures = z.strictObject({
  id,
  user_id: z.string(),
  /** Most recently removed first. */
  pictures: z.array(attachment.extend({ removed_at: z.date() })),
  /** True if their files have been moved away from the served folder. */
  hidden: z.boolean(),
  /** When the oldest is deleted permanently. */
  purge_at: z.date(),
});

export type Attachment = z.infer<typeof attachment>;
export type Folder = z.infer<typeof folderDocument>;
export type RemovedPictures = z.infer<typeof removedPictures>;

export const emptyFolder = (
  id: number,
  folder_name: string,
  user_id: string,
): Omit<Folder, 'updated_at'> => ({ id, folder_name, user_id, attachments: [] });
