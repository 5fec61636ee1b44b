/** All stored sizes are WebP. In a module of its own, so that serving pictures does not load sharp. */
export const PICTURE_CONTENT_TYPE = 'image/webp';
