import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { Action } from '#ui/Action.tsx';
import { usePictureHint } from '#ui/use-picture-hint.ts';
import classes from './Photos.module.css';
import { useAddPhotos } from './use-add-photos.ts';

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
