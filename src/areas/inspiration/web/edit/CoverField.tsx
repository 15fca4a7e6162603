import { Trans, useLingui } from '@lingui/react/macro';
import { Action } from '#ui/Action.tsx';
import { PictureInput } from '#ui/PictureInput.tsx';
import { Scene } from '#ui/Scene.tsx';
import type { DraftForm } from '../mutations.ts';
import { DraftPicture } from './DraftPicture.tsx';
import classes from './edit.module.css';
import { useNames } from './names.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface CoverFieldProps {
  coverPictureId: string | null;
  onChange: (part: Pick<DraftForm, 'coverPictureId'>) => void;
}

/** The picture above a story; without one a picture is drawn. */
export function CoverField({ coverPictureId, onChange }: CoverFieldProps) {
  const { t } = useLingui();
  const { inspirationId } = useNames();
  const { share, take } = usePictureUpload(inspirationId);
  const choose = async (file: File) => {
    const id = await take(file);
    if (id) onChange({ coverPictureId: id });
  };
  return (
    <div className={classes.cover}>
      <div className={classes.coverShown}>
        {coverPictureId ? (
          <DraftPicture inspirationId={inspirationId} pictureId={coverPictureId} alt={t`Cover`} />
        ) : (
          <Scene id={inspirationId} hour={9} />
        )}
      </div>
      <div className={classes.ways}>
        {share === undefined ? (
          <PictureInput label={t`Cover`} onTake={(file) => void choose(file)}>
            {coverPictureId ? <Trans>Choose another cover</Trans> : <Trans>Add a cover</Trans>}
          </PictureInput>
        ) : (
          <progress value={share} aria-label={t`Uploading the picture`} className={classes.progress} />
        )}
        {coverPictureId && (
          <Action look="plain" onClick={() => onChange({ coverPictureId: null })}>
            <Trans>Use the drawn picture</Trans>
          </Action>
        )}
      </div>
    </div>
  );
}
