import { z } from 'zod';
import { id, text } from './fields.ts';
import { LIMITS } from './limits.ts';

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

/** `folders/{id}`; a recipe's folder has the recipe's id. */
export const folderDocument = z.strictObject({
  id,
  folder_name: z.string(),
  user_id: z.string(),
  attachments: z.array(attachment),
  /** Pictures taken away, kept for a while so that removing can be undone. */
  removed_attachments: z.array(attachment.extend({ removed_at: z.date() })),
  /** When the oldest removed picture goes for good; null where none waits. */
  purge_at: z.date().nullable(),
  updated_at: z.date(),
});

export type Attachment = z.infer<typeof attachment>;
export type Folder = z.infer<typeof folderDocument>;

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
  removed_attachments: [],
  purge_at: null,
});
