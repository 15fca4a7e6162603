import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PictureCut, wholePicture } from '#platform/shared/picture-cut.ts';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { cutPicture } from '#platform/web/cut-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { showToast } from '#ui/toast.ts';
import { setPicture } from '../mutations.ts';
import { myAccount } from '../public/my-account.ts';
import { CutPicture } from './CutPicture.tsx';
import classes from './ProfileHead.module.css';
import { SheetButtons } from './SheetButtons.tsx';
import { useUpload } from './use-upload.ts';

interface PictureSheetProps {
  onClose: () => void;
  /** Told the file as it was cut, once it is kept. */
  onSaved?: (picture: Blob) => void;
}

const SIDE = { width: 800, height: 800 };

/** Chooses a picture of oneself and cuts it to a circle; only what is seen is sent. */
export default function PictureSheet({ onClose, onSaved }: PictureSheetProps) {
  const { t } = useLingui();
  const wordUpload = useWordUpload();
  const queries = useQueryClient();
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [cut, setCut] = useState<PictureCut>(wholePicture);
  const source = useBlobAddress(file);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
      await queries.invalidateQueries({ queryKey: myAccount.queryKey });
      onClose();
    } catch (error) {
      if (upload.wasStopped(error)) return;
      const detail = wordUpload(error);
      showToast({ kind: 'error', summary: t`Picture`, detail });
    }
  };
  const save = () =>
    attempt(async () => {
      if (!file) return;
      const picture = await cutPicture(file, cut, SIDE);
      await setPicture((await upload.send(picture)).id);
      onSaved?.(picture);
    });

  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Your picture</Trans>}>
      <div className={classes.sheet}>
        <CutPicture
          label={t`Picture`}
          src={source}
          cut={cut}
          ratio={1}
          round
          onChange={setCut}
          onTake={setFile}
        />
        <SheetButtons
          share={upload.share}
          onStop={upload.stop}
          onSave={save}
          disabled={!file}
          onRemove={() => attempt(async () => void (await setPicture(null)))}
        />
      </div>
    </ResponsiveSheet>
  );
}
