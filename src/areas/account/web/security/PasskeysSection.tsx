import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { Section } from '../settings/Section.tsx';
import { makePasskey, nameOfDevice } from './browser-keys.ts';
import classes from './security.module.css';
import { type Passkey, removePasskey, renamePasskey, type Security } from './security.ts';
import { signalKeys } from './signal-keys.ts';
import { useChange } from './use-change.ts';
import type { EnsurePresence } from './use-presence.tsx';

interface PasskeysSectionProps {
  security: Security;
  ensure: EnsurePresence;
}

/** Passkeys: made on this device, named, and removed (GATE-12). */
export function PasskeysSection({ security, ensure }: PasskeysSectionProps) {
  const { t } = useLingui();
  const change = useChange(t`Passkeys`, ensure);
  const [naming, setNaming] = useState<Passkey | 'NEW'>();
  const [removing, setRemoving] = useState<Passkey>();
  const gone = removing?.name ?? '';
  useEffect(() => void signalKeys(security), [security]);
  const save = async (name: string) => {
    const key = naming;
    if (key === undefined) return;
    const isDone = await change(() => (key === 'NEW' ? makePasskey(name) : renamePasskey(key.id, name)));
    if (isDone) setNaming(undefined);
  };
  const remove = async () => {
    if (!removing) return;
    setRemoving(undefined);
    await change(() => removePasskey(removing.id));
  };
  return (
    <Section
      title={<Trans>Passkeys</Trans>}
      lead={
        <Trans>
          You log in with your fingerprint, your face or the lock of your screen. Nothing to remember, and
          nothing that anybody could steal from us.
        </Trans>
      }
    >
      {security.passkeys.length > 0 && (
        <ul className={classes.list}>
          {security.passkeys.map((key) => (
            <KeyRow
              key={key.id}
              passkey={key}
              onRename={() => setNaming(key)}
              onRemove={() => setRemoving(key)}
            />
          ))}
        </ul>
      )}
      {naming ? (
        <NameForm
          key={naming === 'NEW' ? 'NEW' : naming.id}
          name={naming === 'NEW' ? nameOfDevice(navigator.userAgent) : naming.name}
          isNew={naming === 'NEW'}
          onSave={save}
          onEnd={() => setNaming(undefined)}
        />
      ) : (
        <div>
          <Action look="outline" size="small" onClick={() => setNaming('NEW')}>
            <Trans>Add a passkey</Trans>
          </Action>
        </div>
      )}
      <ConfirmDialog
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={<Trans>Remove this passkey?</Trans>}
        confirm={<Trans>Remove</Trans>}
        onConfirm={remove}
        danger
      >
        <Trans>
          Nobody logs in with {gone} any more. Your device may still offer it until you delete it there.
        </Trans>
      </ConfirmDialog>
    </Section>
  );
}

interface KeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function KeyRow({ passkey, onRename, onRemove }: KeyRowProps) {
  const { t } = useLingui();
  const { name, lastUsedAt, synced } = passkey;
  const used = lastUsedAt && <TimeDistance to={lastUsedAt} />;
  return (
    <li className={classes.item}>
      <IconFingerprint aria-hidden size={24} stroke={1.6} />
      <div className={classes.words}>
        <strong>{name}</strong>
        <p>
          {lastUsedAt === null ? <Trans>Not used yet</Trans> : <Trans>Last used {used}</Trans>}
          {synced && (
            <>
              {' · '}
              <Trans>on all your devices</Trans>
            </>
          )}
        </p>
      </div>
      <div className={classes.ways}>
        <Action look="outline" size="small" onClick={onRename} aria-label={t`Rename ${name}`}>
          <Trans>Rename</Trans>
        </Action>
        <Action look="plain" size="small" onClick={onRemove} aria-label={t`Remove ${name}`}>
          <Trans>Remove</Trans>
        </Action>
      </div>
    </li>
  );
}

interface NameFormProps {
  name: string;
  isNew: boolean;
  onSave: (name: string) => Promise<void>;
  onEnd: () => void;
}

function NameForm({ name, isNew, onSave, onEnd }: NameFormProps) {
  const { t } = useLingui();
  const [value, setValue] = useState(name);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await onSave(value.trim());
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== '') void save();
  };
  return (
    <form className={classes.fields} onSubmit={submit} noValidate>
      <TextInput
        label={t`Name of the passkey`}
        description={t`So that you know later which device it is on.`}
        value={value}
        maxLength={60}
        onChange={(event) => setValue(event.currentTarget.value)}
        size="md"
        required
      />
      <div className={classes.ways}>
        <SubmitButton busy={busy}>
          {isNew ? <Trans>Make the passkey</Trans> : <Trans>Save the name</Trans>}
        </SubmitButton>
        <Action look="outline" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Action>
      </div>
    </form>
  );
}
