/** The content-delivery base of attachments, from the configuration of the build. */
const BASE: string = import.meta.env.VITE_MEDIA_BASE ?? '/media/';

/** The address of an attachment's picture: the base and the uuid. */
export const mediaUrl = (attachmentUuid: string): string => `${BASE}${attachmentUuid}`;
