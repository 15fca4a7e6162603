import { attachMedia } from '#platform/server/media/attach-media.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, MediaId, PhotoId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decidePhoto } from '../../rules/photos.ts';
import { participationState } from '../row-facts.ts';
import { findAlbum, tellPhotographed } from './find-album.ts';
import { countPhotos } from './reads.ts';
import { insertPhoto } from './writes.ts';

/** Shows an uploaded picture of the viewer to the people of a huddle. */
export function addPhoto(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  picture: { readonly mediaId: MediaId; readonly alt: string },
): Promise<PhotoId | Refusal> {
  const { personId } = viewer;
  return write<PhotoId>(platform, command, async (tx) => {
    const huddle = await findAlbum(tx, personId, huddleId);
    if (isRefusal(huddle)) return huddle;
    const me = participationState(huddle.mine ?? undefined);
    const refused = decidePhoto(me, await countPhotos(tx, personId, huddleId));
    if (refused) return refused;
    const [id, at] = [newId<PhotoId>(), platform.now()];
    const isMine = await attachMedia(tx, picture.mediaId, personId, at);
    const saved = isMine && (await insertPhoto(tx, { id, huddleId, ownerId: personId, at, ...picture }));
    if (!saved) return refuse('PHOTO_NOT_YOURS');
    await tellPhotographed(tx, huddleId);
    return id;
  });
}
