import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { useFocusBack } from '#ui/use-focus-back.ts';
import type { PhotoView } from '../../contract/photos.ts';
import type { HuddleView } from '../../contract/views.ts';
import { describePhoto, removePhoto } from '../mutations.ts';
import { photoQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './Photos.module.css';

interface LightboxProps {
  huddle: HuddleView;
  photos: readonly PhotoView[];
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

const LARGE = 1_920;

/** One picture as large as the window; arrows go on, Esc closes. */
export function Lightbox({ huddle, photos, openId, onOpen }: LightboxProps) {
  const { t } = useLingui();
  const at = photos.findIndex((photo) => photo.id === openId);
  const photo = photos[at];
  const go = (step: number) => onOpen(photos[(at + step + photos.length) % photos.length]?.id);
  const move = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  useFocusBack(photo !== undefined);
  useBackCloses(photo !== undefined, () => onOpen(undefined));
  if (!photo) return null;
  return (
    <Modal
      opened
      onClose={() => onOpen(undefined)}
      fullScreen
      title={<Trans>Picture by {photo.owner.displayName}</Trans>}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44 }}
      transitionProps={{ duration: 0 }}
      onKeyDown={move}
    >
      <div className={classes.lightbox}>
        <Large key={photo.id} huddleId={huddle.id} photo={photo} />
        <div className={classes.words}>
          {photo.mine ? (
            <DescribePhoto key={photo.id} huddleId={huddle.id} photo={photo} />
          ) : (
            <p dir="auto">{photo.alt}</p>
          )}
          <span className={classes.deeds}>
            {photos.length > 1 && (
              <>
                <Action look="outline" size="small" onClick={() => go(-1)}>
                  <Trans>Previous</Trans>
                </Action>
                <Action look="outline" size="small" onClick={() => go(1)}>
                  <Trans>Next</Trans>
                </Action>
              </>
            )}
            {(photo.mine || huddle.sight === 'HOST') && (
              <RemovePhoto huddleId={huddle.id} photoId={photo.id} onRemoved={() => onOpen(undefined)} />
            )}
          </span>
        </div>
      </div>
    </Modal>
  );
}

function Large({ huddleId, photo }: { huddleId: string; photo: PhotoView }) {
  const { t } = useLingui();
  const { data } = useQuery(photoQuery(huddleId, photo.id, LARGE));
  const address = useBlobAddress(data);
  const [failed, setFailed] = useState(false);
  const who = photo.owner.displayName;
  const shape = { aspectRatio: `${photo.width} / ${photo.height}` };
  if (!address || failed) return <div className={classes.large} style={shape} aria-busy={!failed} />;
  const alt = photo.alt || t`Picture by ${who}`;
  return (
    <img className={classes.large} style={shape} src={address} alt={alt} onError={() => setFailed(true)} />
  );
}

/** What one's own picture shows, in words, for people who cannot see it. */
export function DescribePhoto({ huddleId, photo }: { huddleId: string; photo: PhotoView }) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  const [alt, setAlt] = useState(photo.alt);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await run(() => describePhoto(huddleId, photo.id, alt)).finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit} className={classes.describe}>
      <TextInput
        size="md"
        label={t`What it shows, for people who cannot see it`}
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <SubmitButton look="outline" busy={busy} disabled={alt === photo.alt}>
        <Trans>Save</Trans>
      </SubmitButton>
    </form>
  );
}

interface RemovePhotoProps {
  huddleId: string;
  photoId: string;
  onRemoved: () => void;
}

/** Removes a picture, after the button has asked once more in its own place. */
export function RemovePhoto({ huddleId, photoId, onRemoved }: RemovePhotoProps) {
  const run = useRunAndToast(huddleId);
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Action look="outline" size="small" onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Action>
    );
  }
  return (
    <SubmitButton
      size="small"
      danger
      onPress={async () => {
        if (await run(() => removePhoto(huddleId, photoId))) onRemoved();
      }}
    >
      <Trans>Yes, remove it</Trans>
    </SubmitButton>
  );
}
