import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { picturePath } from '@cellaret/domain/pictures/uploads';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { readFile } from '../../store/files.ts';

const { width, height, kept } = FUNCTION_LIMITS.preview;

/** One at a time: what asks for previews asks for many at once. */
const drawing = pLimit(1);

/** The latest pictures, by what they show. */
const made = new Map<string, Promise<Buffer>>();

const QUALITY = 82;

async function make(cover: string | null, draw: () => string): Promise<Buffer> {
  const photo = cover === null ? null : await readFile(picturePath(cover, 'full'));
  const picture = sharp(photo ?? Buffer.from(draw()))
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' });
  return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

/**
 * The picture of a page for whoever shows a link to it: its photo cut to size, or what `draw` draws (SVG). Kept in the instance under
 * `key`, which says all that the picture follows from.
 */
export function previewPicture(key: string, cover: string | null, draw: () => string): Promise<Buffer> {
  const known = made.get(key);
  if (known) return known;
  const picture = drawing(() => make(cover, draw));
  made.set(key, picture);
  picture.catch(() => made.delete(key));
  for (const oldest of made.keys()) {
    if (made.size <= kept) break;
    made.delete(oldest);
  }
  return picture;
}
