import { Trans } from '@lingui/react/macro';
import { IconCloudCheck, IconCloudOff, IconLoader } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './SavingNote.module.css';

interface SavingNoteProps {
  state: 'saving' | 'saved' | 'waiting' | 'refused' | 'other';
  /** What is said of it; how saving goes on and that it is tried again is said here. */
  children?: ReactNode;
}

/** Whether what was typed is safe. */
export function SavingNote({ state, children }: SavingNoteProps) {
  return (
    <div className={classes.note} role="status">
      {state === 'saving' && <IconLoader aria-hidden size={18} />}
      {state === 'saved' && <IconCloudCheck aria-hidden size={18} />}
      {(state === 'waiting' || state === 'refused') && <IconCloudOff aria-hidden size={18} />}
      {state === 'saving' && <Trans>Saving…</Trans>}
      {state === 'waiting' && <Trans>Not saved yet: trying again. What you typed stays here.</Trans>}
      {state !== 'saving' && state !== 'waiting' && children}
    </div>
  );
}
