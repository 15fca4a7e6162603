import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { FairQueue } from './fair-queue.ts';
import { pictureFormat } from './picture-format.ts';

export const widths = [320, 640, 1280, 1920] as const;

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 2560;
const SECONDS = 20;
const UNTRUSTED = [
  'VipsForeignLoadPdf',
  'VipsForeignLoadMagick',
  'VipsForeignLoadOpenslide',
  'VipsForeignLoadMat',
];

sharp.block({ operation: UNTRUSTED });
sharp.cache(false);
sharp.concurrency(1);

/** A picture as it is kept: no bytes and no metadata of the upload are left in any of it. */
export interface RenderedPicture {
  readonly width: number;
  readonly height: number;
  /** Base64 of a 25-byte preview. */
  readonly thumbhash: string;
  /** What further formats are made from: WebP of high quality, at most 2560 pixels a side. */
  readonly master: Buffer;
  readonly webp: ReadonlyMap<number, Buffer>;
}

// Decoding takes up to 200 MB, so one picture at a time and no long queue behind it.
const oneAtATime = new FairQueue();
const MAX_QUEUE = 20;
/** Pictures of one person that may wait for the renderer. */
export const MAX_WAITING = 4;
/** Renderings that nobody waits for in a request. */
const JOBS = 'jobs';

/** Whether it has too much to do, for everybody or for this person. */
export function isRendererBusy(owner: string): boolean {
  return oneAtATime.waiting(owner) >= MAX_WAITING || oneAtATime.waiting() >= MAX_QUEUE;
}

/** How many pixels an upload says it has, by its head alone; 0 when that cannot be read. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  if (!pictureFormat(bytes)) return 0;
  const found = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => undefined);
  return found ? found.width * found.height : 0;
}

/** Renders an upload in all sizes, turned upright; undefined when it is not a picture we can trust. */
export async function renderPicture(bytes: Uint8Array, owner = JOBS): Promise<RenderedPicture | undefined> {
  const format = pictureFormat(bytes);
  if (!format) return undefined;
  return oneAtATime.run(owner, async () => {
    try {
      return await render(bytes, format);
    } catch {
      return undefined;
    }
  });
}

async function render(bytes: Uint8Array, format: string): Promise<RenderedPicture | undefined> {
  const input = sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  });
  const found = await input.metadata();
  const decoded = found.format === 'heif' ? 'avif' : found.format;
  if (decoded !== format || (found.format === 'heif' && found.compression !== 'av1')) return undefined;
  const upright = input
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  const master = await webpOf(upright, 92);
  const { width, height } = await sharp(master).metadata();
  const webp = new Map<number, Buffer>();
  for (const size of widths.filter((size, at) => at === 0 || size <= width)) {
    webp.set(size, await webpOf(shrunk(master, size), 78));
  }
  return { width, height, thumbhash: await thumbhashOf(master), master, webp };
}

function shrunk(master: Buffer, width: number): Sharp {
  return sharp(master).resize({ width, withoutEnlargement: true });
}

function webpOf(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.timeout({ seconds: SECONDS }).toColourspace('srgb').webp({ quality, effort: 4 }).toBuffer();
}

async function thumbhashOf(master: Buffer): Promise<string> {
  const small = sharp(master).resize({ width: 100, height: 100, fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** The AVIF of one width from a kept master: smaller than WebP, too slow to wait for in a request. */
export function renderAvif(master: Buffer, width: number): Promise<Buffer> {
  return oneAtATime.run(JOBS, () =>
    shrunk(master, width).timeout({ seconds: SECONDS }).avif({ quality: 50, effort: 2 }).toBuffer(),
  );
}
