import type { Tx } from '#platform/server/db/database.ts';
import { releaseMedia } from '#platform/server/media/attach-media.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PhotoId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { maySeePhotos } from '../../rules/photos.ts';
import { findAlbum, tellPhotographed } from './find-album.ts';
import { type FoundPhoto, findPhoto } from './reads.ts';
import { deletePhoto, saveAlt } from './writes.ts';

export interface PhotoPath {
  readonly huddleId: HuddleId;
  readonly photoId: PhotoId;
}

type Done = Promise<'DONE' | Refusal>;

/** Says what a picture of the viewer shows. */
export function describePhoto(platform: Platform, viewer: Viewer, path: PhotoPath, alt: string): Done {
  return onPhoto(platform, viewer, path, 'OWNER', (tx) => saveAlt(tx, path.photoId, alt));
}

/** Removes a picture, one's own or as a host any; its files are swept away. */
export function removePhoto(platform: Platform, viewer: Viewer, path: PhotoPath): Done {
  return onPhoto(platform, viewer, path, 'OWNER_OR_HOST', async (tx, { mediaId }) => {
    await deletePhoto(tx, path.photoId);
    await releaseMedia(tx, mediaId, platform.now());
  });
}

/** Both ids are checked: the viewer must see the pictures of the huddle, and this must be one of them. */
function onPhoto(
  platform: Platform,
  { personId }: Viewer,
  { huddleId, photoId }: PhotoPath,
  who: 'OWNER' | 'OWNER_OR_HOST',
  change: (tx: Tx, photo: FoundPhoto) => Promise<void>,
): Done {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findAlbum(tx, personId, huddleId);
    if (isRefusal(huddle)) return huddle;
    const photo = maySeePhotos(huddle.access) && (await findPhoto(tx, personId, huddleId, photoId));
    if (!photo) return missing();
    const isAllowed = photo.ownerId === personId || (who === 'OWNER_OR_HOST' && huddle.access === 'HOST');
    if (!isAllowed) return refuse('PHOTO_NOT_YOURS', {}, 'forbidden');
    await change(tx, photo);
    await tellPhotographed(tx, huddleId);
    return 'DONE';
  });
}
