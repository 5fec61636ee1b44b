import { AppError } from '@cellaret/domain/core/errors';
import { LAYOUT } from '@cellaret/domain/core/layout';
import { LIMITS } from '@cellaret/domain/core/limits';
import type { PictureSize } from '@cellaret/domain/pictures/uploads';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { PICTURE_CONTENT_TYPE } from './picture-format.ts';

/** What may be attached, by content; everything else is refused whatever it is called. */
const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** The sizes kept of every picture: the row at 1× and 2×, and the full view. Widths in pixels. */
export const PICTURE_WIDTHS: Record<PictureSize, number> = {
  row: LAYOUT.attachmentThumbnailPx,
  row2x: LAYOUT.attachmentThumbnailPx * 2,
  full: 1600,
};

/** A picture decoded, turned upright, stripped of metadata and encoded anew. */
export interface CleanPicture {
  sizes: Record<PictureSize, Buffer>;
  /** Pixels of the full view. */
  width: number;
  height: number;
  /** A tiny picture as a data URL, shown blurred while the real one loads. */
  placeholder: string;
}

/** A picture is decoded by one thread, and two pictures at a time: each may take 160 MB, others wait with what was sent. */
sharp.concurrency(1);
sharp.cache(false);
const decoding = pLimit(2);

/** Refuses content that is not one of the accepted picture types, judged by its bytes. */
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

/**
 * Turns uploaded bytes into pictures that are safe to serve: EXIF and GPS gone, orientation applied, the first frame of
 * an animation, sizes bounded. Throws AppError for empty, too large, foreign, truncated or oversized pictures.
 */
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
    // Decoded once at full size; the smaller ones are made of the larger.
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
