import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { HuddleView } from '../../contract/views.ts';
import { MAX_REASON_LENGTH } from '../../rules/host-acts.ts';
import { letIn } from '../mutations.ts';
import classes from './HostActs.module.css';
import { useUndoable } from './use-undoable.ts';

interface LetInSheetProps {
  huddle: HuddleView;
  participant: ParticipantView;
  onClose: () => void;
}

/** Why somebody is let in ahead of others; what was typed stays when it is refused. */
export default function LetInSheet({ huddle, participant, onClose }: LetInSheetProps) {
  const { t } = useLingui();
  const run = useUndoable(huddle.id);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { person, unregistered } = participant;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const said = { unregistered, reason: reason.trim() };
    if (await run(() => letIn(huddle.id, person.id, said)).finally(() => setBusy(false))) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Let {person.displayName} in out of turn</Trans>}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          size="md"
          label={t`Reason`}
          description={t`“Drives the bus”, say. Everybody who waits can read it.`}
          required
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <p className={classes.quiet}>
          <Trans>
            They get a place that is free, or one that was offered to somebody who has not accepted it yet.
            Nobody who is going loses theirs.
          </Trans>
        </p>
        <SubmitButton busy={busy} disabled={reason.trim() === ''} size="large" wide>
          <Trans>Let in</Trans>
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}
