import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Action } from './Action.tsx';

interface FileInputProps {
  /** What the file is, for who does not see the button. */
  label: string;
  /** Kinds of files as the browser takes them: `.csv,text/csv`. */
  accept: string;
  onTake: (file: File) => void;
  look?: 'outline' | 'filled';
  /** Id of what explains the button. */
  describedBy?: string;
  children: ReactNode;
}

/** A button that lets people choose a file; the same file may be chosen again. */
export function FileInput({
  label,
  accept,
  onTake,
  look = 'outline',
  describedBy,
  children,
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onTake(file);
          currentTarget.value = '';
        }}
      />
      <Action
        look={look}
        icon={<IconUpload aria-hidden size={18} />}
        onClick={() => input.current?.click()}
        aria-describedby={describedBy}
      >
        {children}
      </Action>
    </div>
  );
}
