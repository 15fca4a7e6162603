import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PhotoView } from '../../contract/photos.ts';
import { describePhoto } from '../mutations.ts';
import { useCarryOut } from '../use-carry-out.ts';
import classes from './Photos.module.css';

/** What one's own picture shows, in words, for people who cannot see it. */
export function DescribePhoto({ huddleId, photo }: { huddleId: string; photo: PhotoView }) {
  const { t } = useLingui();
  const carryOut = useCarryOut(huddleId);
  const [alt, setAlt] = useState(photo.alt);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await carryOut(() => describePhoto(huddleId, photo.id, alt)).finally(() => setBusy(false));
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
