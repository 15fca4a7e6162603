import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconFingerprint, IconMail } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { canUsePasskeys, showPasskey, wasClosed } from './browser-keys.ts';
import classes from './security.module.css';
import { mailPresenceCode, type PresenceProof, type Security, showPresence } from './security.ts';

interface PresenceSheetProps {
  security: Security;
  onPresent: () => void;
  onClose: () => void;
}

/** Asks whether it is really me: by the password, a passkey or a code in a mail (GATE-11). */
export function PresenceSheet({ security, onPresent, onClose }: PresenceSheetProps) {
  const { t } = useLingui();
  const [fault, setFault] = useState('');
  const [ask, setAsk] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    setFault('');
    try {
      await work();
    } catch (error) {
      if (!wasClosed(error)) setFault(wordProblem(error));
    }
  };
  const show = (proof: PresenceProof) =>
    attempt(async () => {
      await showPresence(proof);
      onPresent();
    });
  const showKey = () =>
    attempt(async () => {
      await showPresence({ passkey: await showPasskey() });
      onPresent();
    });
  const sendCode = () =>
    attempt(async () => {
      setAsk((await mailPresenceCode()).ask);
    });
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Is it you?</Trans>}>
      <div className={classes.fields}>
        <p>
          <Trans>
            This makes sure that nobody else changes how you log in. You are asked once in ten minutes.
          </Trans>
        </p>
        {ask === undefined && security.hasPassword && (
          <OneField
            label={t`Your password`}
            type="password"
            complete="current-password"
            fault={fault}
            onSend={(password) => show({ password })}
          />
        )}
        {ask !== undefined && (
          <OneField
            label={t`Code in the mail`}
            hint={t`We have sent it to you. It works for 10 minutes.`}
            type="text"
            complete="one-time-code"
            fault={fault}
            onSend={(code) => show({ mail: { ask, code: code.replace(/\s/g, '') } })}
          />
        )}
        {ask === undefined && !security.hasPassword && fault && <p role="alert">{fault}</p>}
        {security.passkeys.length > 0 && canUsePasskeys() && (
          <SubmitButton look="outline" icon={<IconFingerprint aria-hidden size={20} />} onPress={showKey}>
            <Trans>Use a passkey</Trans>
          </SubmitButton>
        )}
        <SubmitButton look="outline" icon={<IconMail aria-hidden size={20} />} onPress={sendCode}>
          {ask === undefined ? <Trans>Send me a code by mail</Trans> : <Trans>Send a new code</Trans>}
        </SubmitButton>
        <Action look="plain" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Action>
      </div>
    </ResponsiveSheet>
  );
}

interface OneFieldProps {
  label: string;
  hint?: string;
  type: 'password' | 'text';
  complete: string;
  fault: string;
  onSend: (value: string) => Promise<void>;
}

/** A form of one field: what is wrong with it stands under it. */
export function OneField({ label, hint, type, complete, fault, onSend }: OneFieldProps) {
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value === '') return;
    setBusy(true);
    await onSend(value);
    setBusy(false);
  };
  return (
    <form className={classes.fields} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={label}
        description={hint}
        type={type}
        autoComplete={complete}
        inputMode={type === 'text' ? 'numeric' : undefined}
        value={value}
        error={fault || null}
        onChange={(event) => setValue(event.currentTarget.value)}
        size="md"
        data-autofocus
      />
      <SubmitButton busy={busy}>
        <Trans>Go on</Trans>
      </SubmitButton>
    </form>
  );
}
