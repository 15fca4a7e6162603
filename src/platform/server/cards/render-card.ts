import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import satori from 'satori';
import sharp from 'sharp';
import { type Scene, sceneSvg } from '#platform/shared/scene/scene.ts';
import { cardFamilies, cardFonts } from './card-fonts.ts';
import { cardLayout } from './card-layout.ts';

export interface Card {
  readonly title: string;
  /** Up to three short lines below the title: where, who. */
  readonly lines: readonly string[];
  /** 'Sat 28 Nov, 08:30', in a badge of its own. */
  readonly when?: string;
  readonly productName: string;
  /** What is drawn behind it, as everywhere else. */
  readonly scene: Scene;
  /** Changes with everything that stands on the card; the same version is drawn once. */
  readonly version: string;
}

export const cardSize = { width: 1200, height: 630 } as const;

const drawn = new LRUCache<string, Buffer>({
  max: 200,
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: (jpeg) => jpeg.length,
});
// Drawing takes about 50 ms of a core: a crowd of crawlers must not take them all.
const inTurn = pLimit(1);

/** A preview picture for links, JPEG, 1200 by 630. */
export async function renderCard(card: Card): Promise<Buffer> {
  const key = `${card.scene.id}|${card.version}`;
  const known = drawn.get(key);
  if (known) return known;
  return inTurn(async () => {
    const jpeg = drawn.get(key) ?? (await draw(card));
    drawn.set(key, jpeg);
    return jpeg;
  });
}

async function draw(card: Card): Promise<Buffer> {
  const words = await satori(cardLayout(card, cardFamilies), { ...cardSize, fonts: await cardFonts() });
  const scene = sceneSvg({ ...card.scene, ...cardSize });
  return sharp(Buffer.from(scene))
    .composite([{ input: Buffer.from(words) }])
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
