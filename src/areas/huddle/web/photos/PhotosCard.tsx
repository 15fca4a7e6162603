import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isRefusal } from '#platform/shared/decision.ts';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { OpenPicture, PictureGrid } from '#ui/PictureGrid.tsx';
import { showToast } from '#ui/toast.ts';
import { usePictureHint } from '#ui/use-picture-hint.ts';
import type { PhotoView } from '../../contract/photos.ts';
import type { HuddleView } from '../../contract/views.ts';
import { decidePhoto, maySeePhotos } from '../../rules/photos.ts';
import { myFactsOfView } from '../facts-of-view.ts';
import { addPhoto } from '../mutations.ts';
import { photoQuery, photosQuery } from '../queries.ts';
import { roomOfView } from '../view/room-of-view.ts';
import { PhotoBox } from './PhotoBox.tsx';
import classes from './Photos.module.css';

const RoomAlbum = lazyPart(() => import('#areas/chat/web/public/RoomAlbum.tsx'));

/** Pictures of the outing, for those who take part (HUD-6). */
export function PhotosCard({ huddle }: { huddle: HuddleView }) {
  if (!maySeePhotos(huddle.sight)) return null;
  const mayAdd = !isRefusal(decidePhoto(myFactsOfView(huddle), 0));
  const roomId = roomOfView(huddle);
  return (
    <Card className={classes.card} aria-labelledby="photos">
      <h2 id="photos">
        <Trans>Photos</Trans>
      </h2>
      <Album huddle={huddle} />
      {roomId && <RoomAlbum roomId={roomId} heading={<Trans>From the conversation</Trans>} />}
      {mayAdd && <AddPhotos huddleId={huddle.id} />}
    </Card>
  );
}

function Album({ huddle }: { huddle: HuddleView }) {
  const query = useInfiniteQuery(photosQuery(huddle.id));
  const [openId, setOpenId] = useState<string>();
  const none = (
    <p className={classes.quiet}>
      <Trans>Nobody has added one yet. Only people who take part see them.</Trans>
    </p>
  );
  return (
    <Paged query={query} skeleton={<div className={classes.waiting} aria-busy="true" />} empty={none}>
      {(photos) => (
        <>
          <PictureGrid>
            {photos.map((photo) => (
              <PhotoPicture
                key={photo.id}
                huddleId={huddle.id}
                photo={photo}
                onOpen={() => setOpenId(photo.id)}
              />
            ))}
          </PictureGrid>
          <PhotoBox huddle={huddle} photos={photos} openId={openId} onOpen={setOpenId} />
        </>
      )}
    </Paged>
  );
}

interface PhotoPictureProps {
  huddleId: string;
  photo: PhotoView;
  onOpen: () => void;
}

const THUMBNAIL = 320;

/** A small picture that opens large; it is behind a token, so its bytes are fetched. */
export function PhotoPicture({ huddleId, photo, onOpen }: PhotoPictureProps) {
  const { t } = useLingui();
  const { data } = useQuery(photoQuery(huddleId, photo.id, THUMBNAIL));
  const address = useBlobAddress(data);
  const who = photo.owner.displayName;
  return <OpenPicture name={photo.alt || t`Picture by ${who}`} address={address} onOpen={onOpen} />;
}

/** Chooses several pictures and sends one after the other; what is under way can be stopped (SHELL-15). */
export function AddPhotos({ huddleId }: { huddleId: string }) {
  const { t } = useLingui();
  const hint = usePictureHint();
  const input = useRef<HTMLInputElement>(null);
  const { add, stop, progress } = useAddPhotos(huddleId);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) void add([...files]);
    if (input.current) input.current.value = '';
  };
  return (
    <div className={classes.add}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureFiles}
        aria-label={t`Choose photos`}
        onChange={(event) => take(event.currentTarget.files)}
      />
      {progress ? (
        <>
          <progress value={progress.done} max={progress.of} aria-label={t`Sending pictures`} />
          <span role="status">
            <Trans>
              {progress.done} of {progress.of}
            </Trans>
          </span>
          <Action look="plain" size="small" onClick={stop}>
            <Trans>Stop</Trans>
          </Action>
        </>
      ) : (
        <Action
          look="outline"
          icon={<IconPhotoPlus aria-hidden size={20} />}
          onClick={() => input.current?.click()}
        >
          <Trans>Add photos</Trans>
        </Action>
      )}
      <small className={classes.quiet}>
        {hint} <Trans>Place and camera data are taken out of every picture.</Trans>
      </small>
    </div>
  );
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Uploads pictures one after the other and shows each; a bad one is named and the others go on. */
export function useAddPhotos(huddleId: string) {
  const { t } = useLingui();
  const wordUpload = useWordUpload();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const control = useRef<AbortController>(undefined);

  async function addOne(file: File, signal: AbortSignal): Promise<void> {
    try {
      const { id } = await uploadPicture(file, { signal });
      await addPhoto(huddleId, id);
    } catch (error) {
      if (signal.aborted) return;
      showToast({ kind: 'error', summary: file.name || t`Photos`, detail: wordUpload(error) });
    }
  }

  return {
    progress,
    stop: () => control.current?.abort(),
    async add(files: readonly File[]): Promise<void> {
      const stopping = new AbortController();
      control.current = stopping;
      const { signal } = stopping;
      for (const [done, file] of files.entries()) {
        if (signal.aborted) break;
        setProgress({ done, of: files.length });
        await addOne(file, signal);
        await queries.invalidateQueries({ queryKey: ['huddle', huddleId, 'photos'] });
      }
      setProgress(undefined);
    },
  };
}
