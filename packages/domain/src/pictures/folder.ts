import { z } from 'zod';
import { id, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

/** One picture of a recipe. Section 3's fields and what a page needs to show it without a layout shift. */
export const attachment = z.strictObject({
  id,
  folder_id: id,
  attachment_uuid: z.uuid(),
  original_attachment_uuid: z.uuid(),
  original_filename: z.string(),
  caption: text({ min: 0, max: LIMITS.attachments.caption }),
  width: z.int(),
  height: z.int(),
  /** A tiny data URL shown blurred while the picture loads. */
  placeholder: z.string(),
});

/** `folders/{id}`; a recipe's folder has the recipe's id. Fields it once had (migration 0005) are left out where they still are. */
export const folderDocument = z.object({
  id,
  folder_name: z.string(),
  user_id: z.string(),
  attachments: z.array(attachment),
  updated_at: z.date(),
});

/** `removed_pictures/{folder id}`: pictures taken away, kept for a while so that removing can be undone. Nobody but functions reads them. */
export const removedPictures = z.strictObject({
  id,
  user_id: z.string(),
  /** The one removed last comes first. */
  pictures: z.array(attachment.extend({ removed_at: z.date() })),
  /** Whether their files are where nobody reaches them. */
  hidden: z.boolean(),
  /** When the oldest of them goes for good. */
  purge_at: z.date(),
});

export type Attachment = z.infer<typeof attachment>;
export type Folder = z.infer<typeof folderDocument>;
export type RemovedPictures = z.infer<typeof removedPictures>;

/** The folder of a new recipe; its id is the recipe's. */
export const emptyFolder = (
  id: number,
  folder_name: string,
  user_id: string,
): Omit<Folder, 'updated_at'> => ({
  id,
  folder_name,
  user_id,
  attachments: [],
});
