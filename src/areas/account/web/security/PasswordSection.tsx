import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { Section } from '../settings/Section.tsx';
import classes from '../settings/settings.module.css';
import warning from './security.module.css';
import { type Security, setPassword } from './security.ts';
import { useChange } from './use-change.ts';
import type { EnsurePresence } from './use-presence.tsx';

interface PasswordSectionProps {
  security: Security;
  ensure: EnsurePresence;
}

/** A password, for who wants one: a code in a mail logs in without (GATE-11). */
export function PasswordSection({ security, ensure }: PasswordSectionProps) {
  const [changing, setChanging] = useState(false);
  return (
    <Section
      title={<Trans>Password</Trans>}
      lead={
        security.hasPassword ? (
          <Trans>A new one logs out your other devices.</Trans>
        ) : (
          <Trans>You have none: you log in with a code in a mail. You may set one.</Trans>
        )
      }
    >
      {security.passwordLeaked && (
        <p className={warning.warning} role="note">
          <Trans>
            Your password is on a list of leaked passwords, which attackers try. Choose a new one.
          </Trans>
        </p>
      )}
      {changing ? (
        <PasswordForm ensure={ensure} onEnd={() => setChanging(false)} />
      ) : (
        <div>
          <Action look="outline" size="small" onClick={() => setChanging(true)}>
            {security.hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
          </Action>
        </div>
      )}
    </Section>
  );
}

function PasswordForm({ ensure, onEnd }: { ensure: EnsurePresence; onEnd: () => void }) {
  const { t } = useLingui();
  const change = useChange(t`Password`, ensure);
  const [password, setNew] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const isDone = await change(() => setPassword(password));
    setBusy(false);
    if (isDone) onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') void send();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t`New password`}
        description={t`At least 10 characters. A short sentence is easy to remember.`}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setNew(event.currentTarget.value)}
        size="md"
        required
      />
      <div className={classes.ways}>
        <SubmitButton busy={busy}>
          <Trans>Save password</Trans>
        </SubmitButton>
        <Action look="outline" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Action>
      </div>
    </form>
  );
}
