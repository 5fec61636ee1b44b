import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture, PICTURE_WIDTHS } from './pictures.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('cleanPicture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'accepts %s and makes WebP in three sizes',
    async (format) => {
      const picture = await cleanPicture(await canvas(800, 600).toFormat(format).toBuffer());
      const widths = await Promise.all(
        [picture.sizes.row, picture.sizes.row2x, picture.sizes.full].map(async (bytes) => {
          const meta = await sharp(bytes).metadata();
          return [meta.format, meta.width];
        }),
      );
      expect(widths).toEqual([
        ['webp', PICTURE_WIDTHS.row],
        ['webp', PICTURE_WIDTHS.row2x],
        ['webp', 800],
      ]);
      expect([picture.width, picture.height]).toEqual([800, 600]);
      expect(picture.placeholder.length).toBeLessThan(600);
    },
  );

  it('rotates the picture upright and removes EXIF, including GPS', async () => {
    const bytes = await canvas(400, 200)
      .withExif({
        IFD0: { Copyright: 'somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await cleanPicture(bytes);
    expect([picture.width, picture.height]).toEqual([200, 400]);
    const meta = await sharp(picture.sizes.full).metadata();
    expect([meta.exif, meta.orientation]).toEqual([undefined, undefined]);
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      [canvas(40, 40), canvas(40, 40).negate()].map((frame) => frame.png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const picture = await cleanPicture(gif);
    expect([picture.width, picture.height]).toEqual([40, 40]);
  });

  it('removes data appended to a picture', async () => {
    const polyglot = Buffer.concat([
      await canvas(20, 20).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const picture = await cleanPicture(polyglot);
    expect(picture.sizes.full.includes('<script>')).toBe(false);
    expect((await fileTypeFromBuffer(picture.sizes.full))?.mime).toBe('image/webp');
  });

  it.each([
    ['an empty file', () => Buffer.alloc(0), 'The file is empty.'],
    [
      'SVG, whatever it is called',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Only JPEG, PNG, WebP, AVIF and GIF pictures can be attached.',
    ],
    [
      'HTML, whatever it is called',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'Only JPEG, PNG, WebP, AVIF and GIF pictures can be attached.',
    ],
    ['a file over 10 MiB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'A picture may have at most 10 MiB.'],
  ])('refuses %s', async (_what, bytes, message) => {
    await expect(cleanPicture(bytes())).rejects.toThrow(message);
  });

  it('decodes at most two pictures at a time', async () => {
    const bytes = await canvas(600, 600).jpeg().toBuffer();
    let most = 0;
    const count = () => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    };
    sharp.queue.on('change', count);
    await Promise.all(Array.from({ length: 8 }, () => cleanPicture(bytes)));
    sharp.queue.off('change', count);
    // Sharp's two counters are not read atomically: a picture may be counted in both.
    expect(most).toBeGreaterThanOrEqual(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('refuses a truncated picture', async () => {
    const whole = await canvas(600, 600).jpeg().toBuffer();
    await expect(cleanPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(
      'The picture is damaged and cannot be read.',
    );
  });

  it('refuses a pixel bomb by its header, before decoding', async () => {
    const bomb = await canvas(8000, 6000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(cleanPicture(bomb)).rejects.toThrow('A picture may have at most 40 megapixels.');
  });
});
