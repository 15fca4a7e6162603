import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Action } from './Action.tsx';
import classes from './ProgressText.module.css';

interface ProgressTextProps {
  /** What is being done: 'Uploading the picture'. */
  children: ReactNode;
  /** How much of it, 0 to 1; without it nobody knows. */
  share?: number;
  onCancel?: () => void;
}

/** Long work tells how far it is and can be stopped (SHELL-15). */
export function ProgressText({ children, share, onCancel }: ProgressTextProps) {
  const { t } = useLingui();
  return (
    <div className={classes.progress} role="status">
      <div className={classes.words}>
        <span>{children}</span>
        {share !== undefined && <span className={classes.share}>{Math.round(share * 100)} %</span>}
      </div>
      <progress
        className={classes.bar}
        aria-label={t`Progress`}
        {...(share !== undefined && { value: share })}
      />
      {onCancel && (
        <Action look="plain" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Action>
      )}
    </div>
  );
}
