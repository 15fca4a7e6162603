import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './security.module.css';
import { turnSecondFactorOn } from './security.ts';

interface SecondFactorFormProps {
  draft: { readonly secret: string; readonly address: string };
  change: (work: () => Promise<{ message: string }>) => Promise<boolean>;
  onOn: (recoveryCodes: readonly string[]) => void;
  onEnd: () => void;
}

/** The picture for the app, its secret for who types it, and the first code that turns it on. */
export function SecondFactorForm({ draft, change, onOn, onEnd }: SecondFactorFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    let codes: readonly string[] = [];
    const isDone = await change(async () => {
      const made = await turnSecondFactorOn(code);
      codes = made.recoveryCodes;
      return made;
    });
    setBusy(false);
    if (isDone) onOn(codes);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '') void send();
  };
  const secret = draft.secret.match(/.{1,4}/g)?.join(' ') ?? '';
  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      <p>
        <Trans>
          Read this picture with your app of codes. On the same phone, open it or type the secret.
        </Trans>
      </p>
      <div className={classes.code}>
        <QrCode text={draft.address} label={t`The secret, for your app to read`} />
      </div>
      <div>
        <a href={draft.address}>
          <Trans>Open my app</Trans>
        </a>
      </div>
      <p className={classes.secret}>{secret}</p>
      <TextInput
        label={t`Code of your app`}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        onChange={(event) => setCode(event.currentTarget.value)}
        size="md"
        required
      />
      <div className={classes.ways}>
        <SubmitButton busy={busy}>
          <Trans>Turn on</Trans>
        </SubmitButton>
        <Action look="outline" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Action>
      </div>
    </form>
  );
}
