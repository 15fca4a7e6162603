import { type ReactNode, useId } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { FileInput } from './FileInput.tsx';
import classes from './PictureInput.module.css';
import { usePictureHint } from './use-picture-hint.ts';

interface PictureInputProps {
  label: string;
  onTake: (file: File) => void;
  children: ReactNode;
}

/** A button that lets people choose a picture file, with what it may be below. */
export function PictureInput({ label, onTake, children }: PictureInputProps) {
  const hint = usePictureHint();
  const hintId = useId();
  return (
    <div>
      <FileInput label={label} accept={pictureFiles} onTake={onTake} describedBy={hintId}>
        {children}
      </FileInput>
      <small id={hintId} className={classes.hint}>
        {hint}
      </small>
    </div>
  );
}
