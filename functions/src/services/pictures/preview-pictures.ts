import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { picturePath } from '@cellaret/domain/pictures/uploads';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { readFile } from '../../store/stored-files.ts';

const { width, height, kept } = FUNCTION_LIMITS.preview;

/** One at a time, because crawlers request many previews at once. */
const drawing = pLimit(1);

const made = new Map<string, Promise<Buffer>>();

const QUALITY = 82;

async function make(cover: string | null, draw: () => string): Promise<Buffer> {
  const photo = cover === null ? null : await readFile(picturePath(cover, 'full'));
  const picture = sharp(photo ?? Buffer.from(draw()))
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' });
  return picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
}

/** The JPEG of a link preview: photo, else the SVG of `draw`. Cached by `key`, which has all inputs. */
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
