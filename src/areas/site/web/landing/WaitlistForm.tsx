import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { PlainArea, PlainField } from '#ui/PlainField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { faultsOfWish } from '../../rules/waitlist.ts';
import { joinWaitlist } from './letters.ts';
import { TrapField } from './TrapField.tsx';

const empty = { name: '', email: '', notes: '', website: '' };

/** Name, email and a few words (SITE-11): what is wrong stands at its field, and nothing is sent. */
export default function WaitlistForm({ onSent }: { onSent?: () => void }) {
  const { t } = useLingui();
  const [command, setWish] = useState(empty);
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const faults = touched ? faultsOfWish(command) : {};
  const type = (field: keyof typeof empty) => (event: { currentTarget: { value: string } }) =>
    setWish({ ...command, [field]: event.currentTarget.value });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (Object.keys(faultsOfWish(command)).length > 0) return;
    setBusy(true);
    try {
      const { message } = await joinWaitlist({ ...command, email: command.email.trim() });
      showToast({ kind: 'success', summary: message });
      setWish(empty);
      onSent?.();
    } catch (error) {
      showToast({ kind: 'error', summary: t`Coming Soon`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate style={{ display: 'grid', gap: 16 }}>
      <PlainField
        label={<Trans>Name</Trans>}
        autoComplete="name"
        maxLength={120}
        value={command.name}
        onChange={type('name')}
        error={faults.name && <Trans>Name is required.</Trans>}
      />
      <PlainField
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={command.email}
        onChange={type('email')}
        error={
          faults.email &&
          (faults.email === 'EMPTY' ? <Trans>Email is required.</Trans> : <Trans>Enter a valid email.</Trans>)
        }
      />
      <PlainArea
        label={<Trans>Message</Trans>}
        maxLength={2_000}
        value={command.notes}
        onChange={type('notes')}
      />
      <TrapField value={command.website} onChange={type('website')} />
      <SubmitButton busy={busy} wide>
        <Trans>Tell me when it is there</Trans>
      </SubmitButton>
    </form>
  );
}
