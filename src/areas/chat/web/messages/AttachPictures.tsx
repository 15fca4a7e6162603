import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { isAway } from '#platform/web/api-problem.ts';
import { shrinkPicture } from '#platform/web/shrink-picture.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { Action } from '#ui/Action.tsx';
import { showToast } from '#ui/toast.ts';
import { usePictureHint } from '#ui/use-picture-hint.ts';
import classes from '../chat.module.css';
import type { ChosenPicture } from './keep-message.ts';

interface AttachPicturesProps {
  value: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
}

const MAX_PICTURES = 4;

/** Without a network its bytes stay here, as small as they would have been sent. */
async function sentOrKept(file: File): Promise<ChosenPicture> {
  try {
    const { id } = await uploadPicture(file);
    return { id, alt: '' };
  } catch (error) {
    if (!isAway(error)) throw error;
    return { file: await shrinkPicture(file), alt: '' };
  }
}

/** Up to four pictures for a message; they are sent ahead, so that the message itself is small. */
export function AttachPictures({ value, onChange }: AttachPicturesProps) {
  const { t } = useLingui();
  const hint = usePictureHint();
  const wordUpload = useWordUpload();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    let pictures = value;
    for (const file of files.slice(0, MAX_PICTURES - value.length)) {
      try {
        pictures = [...pictures, await sentOrKept(file)];
        onChange(pictures);
      } catch (error) {
        showToast({ kind: 'error', summary: file.name || t`Picture`, detail: wordUpload(error) });
      }
    }
    setBusy(false);
    if (input.current) input.current.value = '';
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureFiles}
        aria-label={t`Choose pictures`}
        onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
      />
      {value.length > 0 ? (
        <Action
          look="outline"
          aria-label={t`${plural(value.length, { one: 'Take # picture off', other: 'Take # pictures off' })}`}
          onClick={() => onChange([])}
          aria-busy={busy}
        >
          <Trans>{value.length} × ✕</Trans>
        </Action>
      ) : (
        <button
          type="button"
          className={classes.attach}
          aria-label={t`Add pictures`}
          title={hint}
          aria-busy={busy}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          <IconPhotoPlus aria-hidden size={22} />
        </button>
      )}
    </div>
  );
}
