import { attachMedia, releaseMedia } from '#platform/server/media/attach-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { CoverWish } from '../contract/cover.ts';
import { readMe } from './reads.ts';
import { savePerson } from './writes.ts';

/** Shows an uploaded picture as the person's cover, or the drawn picture, cut as they wish. */
export async function setCover(
  platform: Platform,
  { personId }: Pick<Viewer, 'personId'>,
  { mediaId: wanted, coordinate }: CoverWish,
): Promise<undefined | Refusal> {
  const now = platform.now();
  const mediaId = wanted as MediaId | null;
  const result = await inTransaction(platform.database, async (tx) => {
    const before = (await readMe(tx, personId))?.cover_media_id;
    if (mediaId && !(await attachMedia(tx, mediaId, personId, now))) return refuse('PICTURE_NOT_YOURS');
    if (before && before !== mediaId) await releaseMedia(tx, before, now);
    await savePerson(tx, personId, {
      cover_media_id: mediaId,
      cover_rotation: hundredth(coordinate.rotationAngle),
      cover_scale: hundredth(coordinate.scale),
      cover_x: hundredth(coordinate.xcoordinate),
      cover_y: hundredth(coordinate.ycoordinate),
    });
    return;
  });
  return isRefusal(result) ? result : undefined;
}

/** Finer is not seen, and a number too small for its column would be an error. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
