import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { COVER_RATIO, coordinateOf, cutOf } from '#areas/person/web/public/cover-cut.ts';
import { type PictureCut, wholePicture } from '#platform/shared/picture-cut.ts';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { showToast } from '#ui/toast.ts';
import { setCover } from '../mutations.ts';
import { type MyAccount, myAccount } from '../public/my-account.ts';
import { CutPicture } from './CutPicture.tsx';
import classes from './ProfileHead.module.css';
import { SheetButtons } from './SheetButtons.tsx';
import { useUpload } from './use-upload.ts';

interface CoverSheetProps {
  me: MyAccount;
  /** The cover as it is, when it has loaded. */
  shown: string | undefined;
  onClose: () => void;
}

/** Chooses a cover and moves, zooms and turns it in its frame; the whole picture is kept (PER-8). */
export default function CoverSheet({ me, shown, onClose }: CoverSheetProps) {
  const { t } = useLingui();
  const wordUpload = useWordUpload();
  const queries = useQueryClient();
  const upload = useUpload();
  const [file, setFile] = useState<File>();
  const [cut, setCut] = useState<PictureCut>(cutOf(me));
  const chosen = useBlobAddress(file);

  const keep = async (mediaId: string | null, wanted: PictureCut) => {
    await setCover({ mediaId, coordinate: coordinateOf(wanted) });
    await queries.invalidateQueries({ queryKey: myAccount.queryKey });
    onClose();
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!upload.wasStopped(error)) {
        showToast({ kind: 'error', summary: t`Cover`, detail: wordUpload(error) });
      }
    }
  };
  const save = () => attempt(async () => keep(file ? (await upload.send(file)).id : me.coverMediaId, cut));

  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Your cover</Trans>} width={760}>
      <div className={classes.sheet}>
        <CutPicture
          label={t`Cover`}
          src={chosen ?? shown}
          cut={cut}
          ratio={COVER_RATIO}
          onChange={setCut}
          onTake={setFile}
        />
        <SheetButtons
          share={upload.share}
          onStop={upload.stop}
          onSave={save}
          {...(me.coverMediaId && { onRemove: () => attempt(() => keep(null, wholePicture)) })}
        />
      </div>
    </ResponsiveSheet>
  );
}
