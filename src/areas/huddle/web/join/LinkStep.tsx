import { Plural, Trans } from '@lingui/react/macro';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { WhatFollows } from './AddressStep.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import classes from './JoinSheet.module.css';
import type { StepProps } from './JoinSheet.tsx';

/** The link of the mail was opened, on this device or another; nothing happens without a press. */
export function LinkStep({ huddle, join }: StepProps) {
  const { answer, fault, openLink } = join;
  return (
    <div className={classes.form}>
      <p>
        <Trans>The link in your mail logs you in here and says yes.</Trans>{' '}
        {answer.people > 1 && <Plural value={answer.people} one="# person comes." other="# people come." />}
      </p>
      <WhatFollows huddle={huddle} people={answer.people} />
      {fault && <FaultNotice fault={fault} />}
      <SubmitButton size="large" wide onPress={openLink} data-autofocus>
        <Trans>Log in and say yes</Trans>
      </SubmitButton>
    </div>
  );
}
