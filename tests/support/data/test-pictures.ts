import sharp from 'sharp';

/** A plain picture of the given size. */
export const picture = (width = 640, height = 480, colour = { r: 180, g: 90, b: 40 }) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A noisy JPEG of about `bytes` bytes, as a phone's photo would be: noise does not compress. */
export async function photo(bytes: number): Promise<Buffer> {
  const side = Math.round(Math.sqrt(bytes / 1.1));
  const noise = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
  return noise;
}
