import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Card, renderCard } from './render-card.ts';

const card: Card = {
  title: 'Sunrise above the sea of fog',
  lines: ['Zermatt, Switzerland', 'with Asha Rao'],
  when: 'Sat 28 Nov, 08:30',
  productName: 'Trailfolk',
  scene: { id: 'h1', hour: 7 },
  version: '1',
};

describe('link cards (SITE-2)', () => {
  it('are JPEG pictures of 1200 by 630 that stay small and carry no metadata', async () => {
    const jpeg = await renderCard(card);
    const { format, width, height, exif } = await sharp(jpeg).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      exif: undefined,
    });
    expect(jpeg.length).toBeLessThan(100_000);
  });

  it('are drawn once for a version, and anew for the next', async () => {
    const first = await renderCard(card);
    expect(await renderCard(card)).toBe(first);
    expect(await renderCard({ ...card, title: 'Moved to Sunday', version: '2' })).not.toEqual(first);
  });

  it('hold whatever people write: long titles, emoji, other scripts, markup', async () => {
    const titles = ['x'.repeat(400), '🏔️ 山へ行こう', 'Пеший поход <b>&amp;</b>', '', 'مشي في الجبال'];
    for (const [version, title] of titles.entries()) {
      const jpeg = await renderCard({ ...card, title, version: `odd-${version}` });
      expect((await sharp(jpeg).metadata()).width).toBe(1200);
    }
  });
});
