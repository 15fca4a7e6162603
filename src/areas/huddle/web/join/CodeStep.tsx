import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSecondsUntil } from '#platform/web/use-seconds-until.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import classes from './JoinSheet.module.css';
import type { StepProps } from './JoinSheet.tsx';

const DIGITS = 6;
const RESEND_MS = 60_000;

/** The code from the mail; its sixth digit sends it. */
export function CodeStep({ join }: StepProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const { answer, change, tryCode, fault } = join;
  const send = async (typed: string) => {
    if (busy) return;
    setBusy(true);
    await tryCode(typed);
    setBusy(false);
  };
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits.length === DIGITS && digits !== code) void send(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === DIGITS) void send(code);
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p>
        <Trans>
          We have sent a code to <strong dir="auto">{answer.email}</strong>.
        </Trans>
      </p>
      <TextInput
        key={answer.ask}
        size="md"
        className={classes.code ?? ''}
        label={t`Code of 6 digits`}
        value={code}
        onChange={(event) => type(event.currentTarget.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
        error={fault?.kind === 'WRONG'}
        autoFocus
        required
      />
      {fault && <FaultNotice fault={fault} />}
      <SubmitButton busy={busy} disabled={code.length < DIGITS} size="large" wide>
        <Trans>I come</Trans>
      </SubmitButton>
      <div className={classes.ways}>
        <Resend join={join} onSent={() => setCode('')} />
        <Action look="plain" size="small" onClick={() => change({ ask: null })}>
          <Trans>Change the address</Trans>
        </Action>
      </div>
    </form>
  );
}

/** Once a minute, as the server allows it. */
function Resend({ join, onSent }: Pick<StepProps, 'join'> & { onSent: () => void }) {
  const [from, setFrom] = useState(() => Date.now() + RESEND_MS);
  const seconds = useSecondsUntil(from);
  const again = async () => {
    await join.sendCode();
    setFrom(Date.now() + RESEND_MS);
    onSent();
  };
  return (
    <SubmitButton look="plain" size="small" disabled={seconds > 0} onPress={again}>
      {seconds > 0 ? <Trans>New code in {seconds} s</Trans> : <Trans>Send a new code</Trans>}
    </SubmitButton>
  );
}
