import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '#platform/shared/decision.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { foreseeYes, largestParty } from '../../rules/foresee.ts';
import { whyRsvpIsClosed } from '../../rules/rsvp.ts';
import { stranger } from '../../rules/state.ts';
import { Counter } from '../attendance/Counter.tsx';
import { wordClosed } from '../attendance/use-answer.ts';
import { factsOfView } from '../facts-of-view.ts';
import { FaultNotice } from './FaultNotice.tsx';
import classes from './JoinSheet.module.css';
import type { StepProps } from './JoinSheet.tsx';

/** Where the code goes, and how many come. */
export function AddressStep({ huddle, now, join, onWithoutAccount }: StepProps) {
  const { t, i18n } = useLingui();
  const clock = useClock(huddle.timeZone);
  const [busy, setBusy] = useState(false);
  const { answer, change, sendCode, fault } = join;
  const closed = whyRsvpIsClosed(factsOfView(huddle), stranger, now);
  if (isRefusal(closed)) return <p className={classes.fault}>{wordClosed(closed, i18n, clock)}</p>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await sendCode();
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={classes.form} noValidate>
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t`E-mail`}
        description={t`We mail you a code. You need no password.`}
        error={fault?.kind === 'EMAIL' && t`Enter a valid email.`}
        value={answer.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        data-autofocus
        required
      />
      <HowMany huddle={huddle} join={join} />
      <WhatFollows huddle={huddle} people={answer.people} />
      {fault && fault.kind !== 'EMAIL' && <FaultNotice fault={fault} />}
      <SubmitButton busy={busy} size="large" wide>
        <Trans>Send me the code</Trans>
      </SubmitButton>
      {huddle.settings.mailAnswers && (
        <Action look="plain" size="small" onClick={onWithoutAccount}>
          <Trans>Answer without an account</Trans>
        </Action>
      )}
    </form>
  );
}

/** How many come, where somebody may bring guests. */
export function HowMany({ huddle, join: { answer, change } }: Pick<StepProps, 'huddle' | 'join'>) {
  const { t } = useLingui();
  const largest = largestParty(huddle.settings);
  if (largest === 1) return null;
  return (
    <Counter
      name={t`How many come`}
      detail={t`with you`}
      count={answer.people}
      least={1}
      full={answer.people >= largest}
      onChange={(people) => change({ people })}
    />
  );
}

/** Said before anybody types a code: the hosts are asked, one waits, it costs money. */
export function WhatFollows({ huddle, people }: { huddle: HuddleView; people: number }) {
  const room = {
    placesLeft: huddle.placesLeft,
    waiting: huddle.participantsSummary.totalWaitingParticipants,
  };
  const prospect = foreseeYes(factsOfView(huddle), room, people);
  return (
    <>
      {huddle.paymentMode === 'PAID' && (
        <p className={classes.quiet}>
          {huddle.paymentAmount ? (
            <Trans>Price: {huddle.paymentAmount}</Trans>
          ) : (
            <Trans>This huddle costs money.</Trans>
          )}
        </p>
      )}
      {prospect.kind === 'ASKS' && (
        <p className={classes.fault}>
          <Trans>The hosts are asked first. You hear from them by mail.</Trans>
        </p>
      )}
      {prospect.kind === 'WAITS' && (
        <p className={classes.fault}>
          {prospect.position === null ? (
            <Plural
              value={people}
              one="It is full. You come on the waiting list."
              other="There is no room for # people. You come on the waiting list."
            />
          ) : (
            <Trans>
              There is no room at the moment. You will be number {prospect.position} on the waiting list.
            </Trans>
          )}
        </p>
      )}
    </>
  );
}
