import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Action } from './Action.tsx';
import classes from './ConfirmDialog.module.css';
import { ResponsiveSheet } from './ResponsiveSheet.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** What the button does, as a verb. */
  confirm: ReactNode;
  onConfirm: () => void | Promise<unknown>;
  danger?: boolean;
  backCloses?: boolean;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirm,
  onConfirm,
  danger = false,
  backCloses,
}: ConfirmDialogProps) {
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={title} backCloses={backCloses}>
      <div className={classes.words}>{children}</div>
      <div className={classes.ways}>
        <Action look="outline" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Action>
        <SubmitButton onPress={onConfirm} danger={danger} data-autofocus>
          {confirm}
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
