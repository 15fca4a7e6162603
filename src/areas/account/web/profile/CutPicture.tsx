import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { wholePicture } from '#platform/shared/picture-cut.ts';
import { PictureEditor } from '#ui/PictureEditor.tsx';
import { PictureInput } from '#ui/PictureInput.tsx';

interface CutPictureProps extends Omit<ComponentProps<typeof PictureEditor>, 'src'> {
  label: string;
  /** What is cut; nothing yet where it is undefined. */
  src: string | undefined;
  onTake: (file: File) => void;
}

/** Chooses a file and cuts it; another file begins whole. */
export function CutPicture({ label, src, onTake, ...editor }: CutPictureProps) {
  const take = (file: File) => {
    onTake(file);
    editor.onChange(wholePicture);
  };
  return (
    <>
      {src && <PictureEditor src={src} {...editor} />}
      <PictureInput label={label} onTake={take}>
        <Trans>Choose a picture</Trans>
      </PictureInput>
    </>
  );
}
