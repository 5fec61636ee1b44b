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

/** What a phone takes: 12 megapixels, about 4 MB, with forms of every size, so that its small versions weigh what a photo's do. */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const noise = (columns: number, rows: number, sigma: number) =>
    sharp({
      create: {
        width: columns,
        height: rows,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    }).png({ compressionLevel: 0 });
  const layer = async (columns: number) => {
    const small = await noise(columns, (columns * height) / width, 60).toBuffer();
    return sharp(small).resize(width, height).png({ compressionLevel: 0 }).toBuffer();
  };
  const grain = await noise(width, height, 8).toBuffer();
  const [ground = grain, ...details] = await Promise.all([16, 96, 640].map(layer));
  return sharp(ground)
    .composite([...details, grain].map((input) => ({ input, blend: 'soft-light' })))
    .jpeg({ quality: 95 })
    .toBuffer();
}
