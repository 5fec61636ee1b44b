/** Every stored size is WebP: one fixed content type to serve. Apart from the rest, so that serving does not load sharp. */
export const PICTURE_CONTENT_TYPE = 'image/webp';
