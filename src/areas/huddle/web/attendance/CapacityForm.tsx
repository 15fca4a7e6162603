import { Plural, Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { saveCapacity } from '../mutations.ts';
import classes from '../people/People.module.css';
import { useRunAndToast } from '../use-run-and-toast.ts';

/** How many people fit: more lets the waiting list move up, fewer than hold a spot is refused (HUD-14). */
export function CapacityForm({ huddle }: { huddle: HuddleView }) {
  const run = useRunAndToast(huddle.id);
  const [text, setText] = useState(huddle.capacity === null ? '' : String(huddle.capacity));
  const [busy, setBusy] = useState(false);
  const waiting = huddle.participantsSummary.totalWaitingParticipants ?? 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const capacity = text === '' ? null : Number(text);
    await run(() => saveCapacity(huddle.id, capacity)).finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit} className={classes.capacity}>
      <label>
        <Trans>How many people fit</Trans>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
          step={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <SubmitButton look="outline" busy={busy} disabled={text === String(huddle.capacity ?? '')}>
        <Trans>Save</Trans>
      </SubmitButton>
      <small className={classes.quiet}>
        <Trans>Guests count, hosts do not. Empty means no limit.</Trans>{' '}
        {waiting > 0 && (
          <Plural
            value={waiting}
            one="# party waits: more room goes to the first that fits."
            other="# parties wait: more room goes to the first that fits."
          />
        )}
      </small>
    </form>
  );
}
