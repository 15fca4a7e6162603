import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blackPng, goodPicture, phonePhoto, refusedUploads } from './picture-corpus.ts';
import { renderAvif, renderPicture, widths } from './render-picture.ts';

const SECRETS = /Exif|SECRET|xmpmeta|GPS|ICC_PROFILE|<svg|<script/;

test('a photo is kept upright and without position, maker or comment in any size (PER-11)', async () => {
  const upload = await phonePhoto();
  expect(upload.toString('latin1')).toMatch(SECRETS);
  const picture = await renderPicture(upload);
  expect([picture?.width, picture?.height]).toEqual([200, 400]);
  for (const bytes of [picture?.master, ...(picture?.webp.values() ?? [])]) {
    expect(bytes?.toString('latin1')).not.toMatch(SECRETS);
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  }
});

test('a big picture comes in every width, a small one is never blown up', async () => {
  const big = await renderPicture(await goodPicture(4000, 1000));
  expect([big?.width, big?.height]).toEqual([2560, 640]);
  expect([...(big?.webp.keys() ?? [])]).toEqual([...widths]);
  const small = await renderPicture(await goodPicture(100, 50));
  expect((await sharp(small?.webp.get(320)).metadata()).width).toBe(100);
  expect(small?.thumbhash).toMatch(/^[A-Za-z0-9+/]{20,}={0,2}$/);
});

test.each(['png', 'webp', 'gif', 'avif'] as const)(
  '%s is accepted, the first picture of it',
  async (format) => {
    const upload = await sharp(await goodPicture())
      .toFormat(format)
      .toBuffer();
    expect((await renderPicture(upload))?.width).toBe(800);
  },
);

test('what hides behind a picture does not reach the kept bytes', async () => {
  const tail = Buffer.from('<script>alert(1)</script><svg onload=alert(1)>');
  const picture = await renderPicture(Buffer.concat([await goodPicture(), tail]));
  expect(picture?.width).toBe(800);
  expect(picture?.master.includes('<script')).toBe(false);
});

test('AVIF is smaller than WebP and has no metadata either', async () => {
  const picture = await renderPicture(await goodPicture());
  const avif = await renderAvif(picture?.master ?? Buffer.alloc(0), 640);
  const { format, width, exif } = await sharp(avif).metadata();
  expect({ format, width, exif }).toEqual({ format: 'heif', width: 640 });
});

const refused = Object.entries(await refusedUploads());
test.each(refused)('%s is refused, without an exception', async (_name, bytes) => {
  expect(await renderPicture(bytes)).toBeUndefined();
});

test('a picture of many bytes but few pixels is fine, so the limit is what refuses a bomb', async () => {
  expect((await renderPicture(blackPng(3000, 3000)))?.width).toBe(2560);
});
