import { pictureUrl, type PictureSize } from '@cellaret/domain/pictures/uploads';

/** The content-delivery base of attachments, from the configuration of the build. */
const BASE: string = import.meta.env.VITE_MEDIA_BASE ?? '/media/';

/**
 * The address of an attachment's picture in one of its sizes: the base and the uuid, and the size where it is
 * not the row.
 */
export const mediaUrl = (attachmentUuid: string, size: PictureSize = 'row'): string =>
  pictureUrl(BASE, attachmentUuid, size);
