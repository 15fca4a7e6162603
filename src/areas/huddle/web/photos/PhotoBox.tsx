import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { Action } from '#ui/Action.tsx';
import { LargePicture, Lightbox } from '#ui/Lightbox.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PhotoView } from '../../contract/photos.ts';
import type { HuddleView } from '../../contract/views.ts';
import { describePhoto, removePhoto } from '../mutations.ts';
import { photoQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './Photos.module.css';

interface PhotoBoxProps {
  huddle: HuddleView;
  photos: readonly PhotoView[];
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

const LARGE = 1_920;

/** One photo as large as the window; its owner says what it shows, and hosts remove any. */
export function PhotoBox({ huddle, photos, openId, onOpen }: PhotoBoxProps) {
  const { id } = huddle;
  return (
    <Lightbox
      pictures={photos}
      openId={openId}
      onOpen={onOpen}
      titleOf={({ owner }) => <Trans>Picture by {owner.displayName}</Trans>}
      largeOf={(photo) => <Large key={photo.id} huddleId={id} photo={photo} />}
      wordsOf={(photo) =>
        photo.mine ? (
          <DescribePhoto key={photo.id} huddleId={id} photo={photo} />
        ) : (
          <p dir="auto">{photo.alt}</p>
        )
      }
      deedsOf={(photo) =>
        (photo.mine || huddle.sight === 'HOST') && (
          <RemovePhoto huddleId={id} photoId={photo.id} onRemoved={() => onOpen(undefined)} />
        )
      }
    />
  );
}

function Large({ huddleId, photo }: { huddleId: string; photo: PhotoView }) {
  const { t } = useLingui();
  const { data } = useQuery(photoQuery(huddleId, photo.id, LARGE));
  const address = useBlobAddress(data);
  const who = photo.owner.displayName;
  const { width, height } = photo;
  return (
    <LargePicture address={address} alt={photo.alt || t`Picture by ${who}`} width={width} height={height} />
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
