import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import classes from '../gate-page.module.css';

const PictureSheet = latePart(() => import('../profile/PictureSheet.tsx'));

/** A picture of oneself, cut and kept as soon as it is chosen; optional. */
export function PictureField() {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const [picture, setPicture] = useState<Blob>();
  const shown = useBlobAddress(picture);
  return (
    <div className={classes.picture}>
      {shown && <img src={shown} alt={t`You`} />}
      <Action look="outline" onClick={() => setOpened(true)}>
        {shown ? <Trans>Choose another picture</Trans> : <Trans>Add a picture</Trans>}
      </Action>
      {opened && <PictureSheet onClose={() => setOpened(false)} onSaved={setPicture} />}
    </div>
  );
}
