import { Trans } from '@lingui/react/macro';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Action } from './Action.tsx';
import classes from './ErrorState.module.css';

interface ErrorStateProps {
  onRetry: () => void;
  retrying?: boolean;
  /** What the server said, or nothing. */
  children?: ReactNode;
}

/** Something did not load: what it was, and once more. */
export function ErrorState({ onRetry, retrying = false, children }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <IconCloudOff aria-hidden size={28} stroke={1.6} />
      <p>
        {children ??
          (isOffline() ? (
            <Trans>This is not kept on this device. It loads when there is a network.</Trans>
          ) : (
            <Trans>This did not load.</Trans>
          ))}
      </p>
      <Action
        look="outline"
        onClick={onRetry}
        disabled={retrying}
        icon={<IconRefresh aria-hidden size={18} />}
      >
        <Trans>Try again</Trans>
      </Action>
    </div>
  );
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
