import { AppError } from '@cellaret/domain/core/errors';
import { LAYOUT } from '@cellaret/domain/core/layout';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { PictureSize } from '@cellaret/domain/pictures/uploads';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { PICTURE_CONTENT_TYPE } from './picture-files.ts';

/** Accepted types, detected from the content. */
const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Widths in pixels: the row at 1× and 2×, and the full view. */
export const PICTURE_WIDTHS: Record<PictureSize, number> = {
  row: LAYOUT.attachmentThumbnailPx,
  row2x: LAYOUT.attachmentThumbnailPx * 2,
  full: 1600,
};

/** A decoded and re-encoded picture: upright and without metadata. */
export interface CleanPicture {
  sizes: Record<PictureSize, Buffer>;
  /** Pixels of the full view. */
  width: number;
  height: number;
  /** A tiny data URL, shown blurred while the picture loads. */
  placeholder: string;
}

/** One thread per picture and two pictures at a time, because decoding takes up to 160 MB each. */
sharp.concurrency(1);
sharp.cache(false);
const decoding = pLimit(2);

/** Throws if the bytes are empty, too large, or of another type. */
async function sniff(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw new AppError('bad-request', 'The file is empty.');
  if (bytes.length > LIMITS.attachments.fileBytes)
    throw new AppError('too-large', 'A picture may have at most 10 MiB.');
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !ACCEPTED_TYPES.includes(type.mime)) {
    throw new AppError(
      'unsupported-media-type',
      'Only JPEG, PNG, WebP, AVIF and GIF pictures can be attached.',
    );
  }
}

const open = (bytes: Buffer) =>
  sharp(bytes, {
    failOn: 'error',
    limitInputPixels: LIMITS.attachments.pixels,
    animated: false,
    sequentialRead: true,
  });

/** Re-encodes an upload: upright, no EXIF, first frame, three sizes. Throws AppError if it cannot. */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  await sniff(bytes);
  return decoding(() => reencode(bytes));
}

async function reencode(bytes: Buffer): Promise<CleanPicture> {
  try {
    const { width, height } = await open(bytes).metadata();
    if (width * height > LIMITS.attachments.pixels) {
      throw new AppError('bad-request', 'A picture may have at most 40 megapixels.');
    }
    // Decoded once at full size; the smaller sizes are made from the larger ones.
    const full = await open(bytes)
      .autoOrient()
      .resize({
        width: PICTURE_WIDTHS.full,
        height: PICTURE_WIDTHS.full,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const smaller = (pixels: number) =>
      sharp(full.data).resize({ width: pixels, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
    const tiny = await sharp(full.data).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
    return {
      sizes: {
        row: await smaller(PICTURE_WIDTHS.row),
        row2x: await smaller(PICTURE_WIDTHS.row2x),
        full: full.data,
      },
      width: full.info.width,
      height: full.info.height,
      placeholder: `data:${PICTURE_CONTENT_TYPE};base64,${tiny.toString('base64')}`,
    };
  } catch (failure) {
    if (failure instanceof AppError) throw failure;
    if (failure instanceof Error && /pixel limit/i.test(failure.message)) {
      throw new AppError('bad-request', 'A picture may have at most 40 megapixels.');
    }
    throw new AppError('bad-request', 'The picture is damaged and cannot be read.');
  }
}
