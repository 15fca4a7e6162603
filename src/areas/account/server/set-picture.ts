import { attachMedia, releaseMedia } from '#platform/server/media/attach-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { readMe } from './reads.ts';
import { savePerson } from './writes.ts';

/** Shows an uploaded picture as the person's, or none; the one before is swept away. */
export async function setPicture(
  platform: Platform,
  { personId }: Pick<Viewer, 'personId'>,
  mediaId: MediaId | null,
): Promise<undefined | Refusal> {
  const now = platform.now();
  const result = await inTransaction(platform.database, async (tx) => {
    const before = (await readMe(tx, personId))?.picture_media_id;
    if (before === mediaId) return;
    if (mediaId && !(await attachMedia(tx, mediaId, personId, now))) return refuse('PICTURE_NOT_YOURS');
    if (before) await releaseMedia(tx, before, now);
    await savePerson(tx, personId, { picture_media_id: mediaId });
    return;
  });
  return isRefusal(result) ? result : undefined;
}
