import type { FastifyReply } from 'fastify';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Platform } from '../platform.ts';
import { fileKey, type MediaFormat } from './media-files.ts';

export interface WantedMedia {
  readonly id: MediaId;
  /** Pixels the picture will be shown in; the next larger kept width is sent. */
  readonly width: number;
  /** The request's Accept header. */
  readonly accept: string | undefined;
  /** `public` only for what everybody may see; it may then be kept for a minute by anybody on the way. */
  readonly audience: 'public' | 'private';
  /** For who draws previews of links and knows no newer format. */
  readonly as?: 'jpeg' | undefined;
}

/**
 * Sends a picture to somebody who may see it: the caller has decided that, through the object which shows it. A
 * bare id grants nothing.
 */
export async function sendMedia(
  platform: Platform,
  reply: FastifyReply,
  wanted: WantedMedia,
): Promise<FastifyReply | Refusal> {
  const media = await platform.database.db
    .selectFrom('media')
    .select(['status', 'widths'])
    .where('id', '=', wanted.id)
    .executeTakeFirst();
  if (!media) return missing();
  const width = nextWidth(media.widths, wanted.width);
  const best: MediaFormat = media.status === 'COMPLETE' && takesAvif(wanted.accept) ? 'avif' : 'webp';
  const format = wanted.as ? 'webp' : best;
  const kept = await platform.storage.get(fileKey(wanted.id, width, format));
  if (!kept) return missing();
  const bytes = wanted.as ? await jpegOf(kept) : kept;
  return reply
    .header('content-type', `image/${wanted.as ?? format}`)
    .header('vary', 'accept')
    .header('cache-control', wanted.audience === 'public' ? 'public, max-age=60' : 'private, no-store')
    .send(bytes);
}

/** Its painter is heavy: loaded when wanted. */
async function jpegOf(kept: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(kept).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}

/** The smallest kept width that is not smaller than the wanted one, or the largest there is. */
export function nextWidth(kept: readonly number[], wanted: number): number {
  const sorted = [...kept].sort((a, b) => a - b);
  return sorted.find((width) => width >= wanted) ?? sorted.at(-1) ?? wanted;
}

function takesAvif(accept: string | undefined): boolean {
  return accept?.includes('image/avif') ?? false;
}
