import { pictureUrl, type PictureSize } from '@cellaret/domain/pictures/uploads';

/** The content-delivery base of attachments, from the configuration of the build. */
const BASE: string = import.meta.env.VITE_MEDIA_BASE ?? '/media/';

/** The address of an attachment's picture: the base, the uuid, and the size if it is not the row. */
export const mediaUrl = (attachmentUuid: string, size: PictureSize = 'row'): string =>
  pictureUrl(BASE, attachmentUuid, size);
