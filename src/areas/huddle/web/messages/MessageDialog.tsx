import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Readers } from '#areas/person/web/public/Readers.tsx';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { type Audience, audiences } from '../../rules/messaging.ts';
import { sendMessage } from '../mutations.ts';
import { readersQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import { audienceNames } from './audience-names.ts';
import classes from './Messages.module.css';

export interface Draft {
  readonly audience: Audience;
  readonly text: string;
  /** The same message sent again after a lost answer is one message. */
  readonly key: string;
}

export function draftOf(audience: Audience, text: string): Draft {
  return { audience, text, key: newIdempotencyKey() };
}

interface MessageDialogProps {
  huddle: HuddleView;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
}

/** A message of a host: to whom, and what (HUD-24). */
export function MessageDialog({ huddle, draft, onChange, onClose }: MessageDialogProps) {
  const { t } = useLingui();
  const run = useRunAndToast(huddle.id);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { key, ...message } = draft;
    const sent = await run(() => sendMessage(huddle.id, message, key)).finally(() => setBusy(false));
    if (!sent) return;
    onChange(draftOf('ALL', ''));
    onClose();
  };
  const choices = audiences.filter((each) => each !== 'UNACKNOWLEDGED' || huddle.movedWhat.length > 0);
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Write to people</Trans>}>
      <form onSubmit={submit} className={classes.form}>
        <NativeSelect
          size="md"
          label={t`To`}
          value={draft.audience}
          data={choices.map((audience) => ({ value: audience, label: t(audienceNames[audience]) }))}
          onChange={(event) => onChange(draftOf(event.currentTarget.value as Audience, draft.text))}
        />
        <Textarea
          size="md"
          label={t`Message`}
          description={t`They read it here, and get it by mail.`}
          required
          autosize
          minRows={4}
          maxRows={12}
          maxLength={4_000}
          value={draft.text}
          onChange={(event) => onChange(draftOf(draft.audience, event.currentTarget.value))}
          data-autofocus
        />
        <Readers of={readersQuery(huddle.id, draft.audience)} />
        <SubmitButton busy={busy} disabled={draft.text.trim() === ''} size="large" wide>
          <Trans>Send</Trans>
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}
