import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { HuddleId } from '#platform/shared/ids.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { askToAnswerByMail } from '../mail-answers/mail-answers.ts';
import { HowMany, WhatFollows } from './AddressStep.tsx';
import classes from './JoinSheet.module.css';
import type { Join } from './use-join.ts';

interface WithoutAccountStepProps {
  huddle: HuddleView;
  join: Join;
  onBack: () => void;
}

/** Name and address; a link in a mail answers (HUD-24). */
export function WithoutAccountStep({ huddle, join, onBack }: WithoutAccountStepProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { answer, change } = join;
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!event.currentTarget.checkValidity()) {
      setFault(t`Enter your name and a valid email.`);
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      const typed = { name, email: answer.email.trim(), phone, people: answer.people };
      setSent(
        (await askToAnswerByMail(huddle.id as HuddleId, search.get('link') ?? undefined, typed)).message,
      );
    } catch (error) {
      setFault(wordProblem(error));
    }
    setBusy(false);
  };
  if (sent) return <p role="status">{sent}</p>;
  return (
    <form onSubmit={(event) => void submit(event)} className={classes.form} noValidate>
      <p className={classes.quiet}>
        <Trans>
          We mail you a link by which you answer, change it and take it back. Hosts see your name, not your
          email.
        </Trans>
      </p>
      <TextInput
        size="md"
        name="name"
        label={t`Name`}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        autoComplete="name"
        maxLength={80}
        data-autofocus
        required
      />
      <TextInput
        size="md"
        type="email"
        name="email"
        label={t`E-mail`}
        value={answer.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      {huddle.settings.mailPhone && (
        <TextInput
          size="md"
          type="tel"
          name="tel"
          label={t`Phone number`}
          description={t`For the hosts, on the day of the outing.`}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          autoComplete="tel"
          maxLength={40}
          required
        />
      )}
      <HowMany huddle={huddle} join={join} />
      <WhatFollows huddle={huddle} people={answer.people} />
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      <SubmitButton busy={busy} size="large" wide>
        <Trans>Send me the link</Trans>
      </SubmitButton>
      <Action look="plain" size="small" onClick={onBack}>
        <Trans>Answer with an account</Trans>
      </Action>
    </form>
  );
}
