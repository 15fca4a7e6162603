import type { Pool } from 'pg';
import sharp from 'sharp';
import { putFiles } from '#platform/server/media/media-files.ts';
import { renderPicture } from '#platform/server/media/render-picture.ts';
import type { Storage } from '#platform/server/media/storage.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import { sceneSvg } from '#platform/shared/scene/scene.ts';
import type { DemoPicture } from './make-posts.ts';
import { savePicture } from './writes.ts';

const SIZE = { width: 960, height: 640 };

/** Draws the pictures of a demo world and shows them: landscapes of our own, kept like the photos of people. */
export async function drawDemoPictures(
  pool: Pool,
  storage: Storage,
  pictures: readonly DemoPicture[],
): Promise<void> {
  for (const wanted of pictures) {
    const svg = sceneSvg({ id: wanted.id, hour: wanted.hour, ...SIZE });
    const picture = await renderPicture(await sharp(Buffer.from(svg)).png().toBuffer());
    if (!picture) throw new Error('a landscape could not be drawn');
    await putFiles(storage, wanted.id as MediaId, picture);
    await savePicture(pool, wanted, { ...picture, widths: [...picture.webp.keys()] });
  }
}
