import { Trans } from '@lingui/react/macro';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import classes from './JoinSheet.module.css';
import type { StepProps } from './JoinSheet.tsx';

/** They are logged in, and their yes was refused or did not arrive. */
export function SayYesStep({ join: { fault, sayYes }, onClose }: StepProps) {
  return (
    <div className={classes.form}>
      <p>
        <Trans>You are logged in.</Trans>
      </p>
      {fault && <FaultNotice fault={fault} />}
      {fault?.kind === 'AWAY' && (
        <SubmitButton size="large" wide onPress={sayYes}>
          <Trans>Say yes again</Trans>
        </SubmitButton>
      )}
      {fault?.kind === 'REFUSED' && (
        <Action look="outline" wide onClick={onClose}>
          <Trans>See the huddle</Trans>
        </Action>
      )}
    </div>
  );
}
