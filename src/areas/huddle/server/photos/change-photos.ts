import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { attachMedia, releaseMedia } from '#platform/server/media/attach-media.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, MediaId, PersonId, PhotoId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decidePhoto, maySeePhotos } from '../../rules/photos.ts';
import { findHuddle, type VisibleHuddle } from '../reads.ts';
import { participationState } from '../rows.ts';
import { countPhotos, type FoundPhoto, findPhoto } from './reads.ts';
import { deletePhoto, insertPhoto, saveAlt } from './writes.ts';

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

/** The huddle whose pictures somebody asks for; seeing none of them is a rule of its own. */
export async function findAlbum(
  db: DbOrTx,
  personId: PersonId,
  huddleId: HuddleId,
): Promise<VisibleHuddle | Refusal> {
  const huddle = await findHuddle(db, { personId }, huddleId);
  return huddle && huddle.access !== 'LINK' ? huddle : missing();
}

/** Pages that show the pictures read them again. */
export async function tellPhotographed(db: DbOrTx, huddleId: HuddleId): Promise<void> {
  await announce(db, `huddle:${huddleId}`, 'huddle.photographed', { id: huddleId });
}
