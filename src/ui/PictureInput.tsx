import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Action } from './Action.tsx';

interface PictureInputProps {
  label: string;
  onTake: (file: File) => void;
  children: ReactNode;
}

/** A button that lets people choose a picture file; the same file may be chosen again. */
export function PictureInput({ label, onTake, children }: PictureInputProps) {
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
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label={label}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <Action
        look="outline"
        icon={<IconUpload aria-hidden size={18} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Action>
    </div>
  );
}
