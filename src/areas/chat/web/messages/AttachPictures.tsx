import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { uploadPicture } from '#platform/web/upload-picture.ts';
import { useWordUpload } from '#platform/web/use-word-upload.ts';
import { Action } from '#ui/Action.tsx';
import { showToast } from '#ui/toast.ts';
import { usePictureHint } from '#ui/use-picture-hint.ts';
import classes from '../chat.module.css';
import type { MessageInput } from '../mutations.ts';

type Pictures = NonNullable<MessageInput['pictures']>;

interface AttachPicturesProps {
  value: Pictures;
  onChange: (pictures: Pictures) => void;
}

const MOST = 4;

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
    for (const file of files.slice(0, MOST - value.length)) {
      try {
        const { id } = await uploadPicture(file);
        pictures = [...pictures, { id, alt: '' }];
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
          aria-label={t`Take ${value.length} pictures off`}
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
