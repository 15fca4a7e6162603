import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { removePhoto } from '../mutations.ts';
import { useCarryOut } from '../use-carry-out.ts';

interface RemovePhotoProps {
  huddleId: string;
  photoId: string;
  onRemoved: () => void;
}

/** Removes a picture, after the button has asked once more in its own place. */
export function RemovePhoto({ huddleId, photoId, onRemoved }: RemovePhotoProps) {
  const carryOut = useCarryOut(huddleId);
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
        if (await carryOut(() => removePhoto(huddleId, photoId))) onRemoved();
      }}
    >
      <Trans>Yes, remove it</Trans>
    </SubmitButton>
  );
}
