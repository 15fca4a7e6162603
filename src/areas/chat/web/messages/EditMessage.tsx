import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { MessageView } from '../../contract/views.ts';
import classes from '../chat.module.css';
import { rewordMessage } from '../mutations.ts';
import { useAction } from '../use-action.ts';

interface EditMessageProps {
  roomId: string;
  message: MessageView;
  onDone: () => void;
}

/** Words a message of one's own again. */
export function EditMessage({ roomId, message, onDone }: EditMessageProps) {
  const { t } = useLingui();
  const deed = useAction(roomId);
  const [text, setText] = useState(message.text);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const changed = await deed(() => rewordMessage(roomId, message.id, text)).finally(() => setBusy(false));
    if (changed) onDone();
  };
  return (
    <form onSubmit={submit} className={classes.sheet} style={{ width: '100%' }}>
      <Textarea
        size="md"
        aria-label={t`Your words`}
        autoFocus
        autosize
        maxRows={8}
        maxLength={4_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <span className={classes.bar}>
        <SubmitButton size="small" busy={busy} disabled={text.trim() === ''}>
          <Trans>Save</Trans>
        </SubmitButton>
        <Action look="plain" size="small" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Action>
      </span>
    </form>
  );
}
