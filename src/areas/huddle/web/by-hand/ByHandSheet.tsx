import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { HuddleView } from '../../contract/views.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_PARTY } from '../../rules/by-hand.ts';
import { Counter } from '../attendance/Counter.tsx';
import { useUndoable } from '../host-acts/use-undoable.ts';
import { addByHand, changeByHand } from '../mutations.ts';
import classes from './ByHand.module.css';

interface ByHandSheetProps {
  huddle: HuddleView;
  /** Somebody who is added already. */
  participant?: ParticipantView;
  onClose: () => void;
}

/** Who rang, with how many, and what the hosts need to know of them; what was typed stays when it is refused. */
export default function ByHandSheet({ huddle, participant, onClose }: ByHandSheetProps) {
  const { t } = useLingui();
  const run = useUndoable(huddle.id);
  const [key] = useState(newIdempotencyKey);
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState(participant?.person.displayName ?? '');
  const [people, setPeople] = useState(1 + (participant?.guestCount ?? 0));
  const [note, setNote] = useState(participant?.note ?? '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const written = { name: name.trim(), people, note };
    const save = () =>
      participant
        ? changeByHand(huddle.id, participant.person.id, written)
        : addByHand(huddle.id, written, key);
    if (await run(save).finally(() => setBusy(false))) onClose();
  };
  const title = participant ? <Trans>Change this entry</Trans> : <Trans>Add somebody by hand</Trans>;
  return (
    <ResponsiveSheet opened onClose={onClose} title={title}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          size="md"
          label={t`Name`}
          description={t`Only hosts see it. Others read “Guest of the hosts”.`}
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Counter name={t`People`} count={people} least={1} full={people >= MAX_PARTY} onChange={setPeople} />
        <Textarea
          size="md"
          label={t`Note for hosts`}
          description={t`A phone number, say. It is deleted a month after the outing.`}
          autosize
          minRows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <RoomHint huddle={huddle} people={people - (participant ? 1 + participant.guestCount : 0)} />
        <SubmitButton busy={busy} disabled={name.trim() === ''} size="large" wide>
          {participant ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}

/** Where they will stand, as far as the page knows. */
function RoomHint({ huddle: { placesLeft }, people }: { huddle: HuddleView; people: number }) {
  if (placesLeft === null || people <= placesLeft) return null;
  return (
    <p className={classes.hint} role="status">
      <Trans>There is not enough room: they wait in order behind all others.</Trans>
    </p>
  );
}
