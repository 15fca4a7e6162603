import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { ProgressText } from '#ui/ProgressText.tsx';
import classes from './composer.module.css';
import type { AddedPicture } from './use-written.ts';

interface PictureTrayProps {
  pictures: readonly AddedPicture[];
  onChange: (pictures: readonly AddedPicture[]) => void;
  share: number | undefined;
  onStop: () => void;
}

/** The pictures of a post, each with words for people who cannot see it. */
export function PictureTray({ pictures, onChange, share, onStop }: PictureTrayProps) {
  const { t } = useLingui();
  return (
    <>
      {pictures.length > 0 && (
        <ul className={classes.tray}>
          {pictures.map((picture, at) => (
            <li key={picture.mediaId}>
              <span className={classes.thumb}>
                {picture.preview ? <img src={picture.preview} alt="" /> : <IconPhoto aria-hidden size={28} />}
              </span>
              <TextInput
                size="md"
                label={t`What picture ${at + 1} shows`}
                placeholder={t`For people who cannot see it`}
                maxLength={300}
                value={picture.alt}
                onChange={(event) => {
                  const alt = event.currentTarget.value;
                  onChange(pictures.map((each) => (each === picture ? { ...each, alt } : each)));
                }}
              />
              <button
                type="button"
                className={classes.remove}
                aria-label={t`Take picture ${at + 1} off`}
                onClick={() => onChange(pictures.filter((each) => each !== picture))}
              >
                <IconX aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {share !== undefined && (
        <ProgressText share={share} onCancel={onStop}>
          <Trans>Uploading the picture</Trans>
        </ProgressText>
      )}
    </>
  );
}
