import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { pictureFiles } from '#platform/shared/picture-limits.ts';
import { Action } from './Action.tsx';
import classes from './PictureInput.module.css';
import { usePictureHint } from './use-picture-hint.ts';

interface PictureInputProps {
  label: string;
  onTake: (file: File) => void;
  children: ReactNode;
}

/** A button that lets people choose a picture file; the same file may be chosen again. */
export function PictureInput({ label, onTake, children }: PictureInputProps) {
  const hint = usePictureHint();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onTake(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureFiles}
        aria-label={label}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <Action
        look="outline"
        icon={<IconUpload aria-hidden size={18} />}
        onClick={() => input.current?.click()}
        aria-describedby={hintId}
      >
        {children}
      </Action>
      <small id={hintId} className={classes.hint}>
        {hint}
      </small>
    </div>
  );
}
