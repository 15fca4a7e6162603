import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Action } from './Action.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import classes from './WaitingList.module.css';

/** A message and a post may be as long; of a comment, which may not, the server says so. */
const MAX_LENGTH = 4_000;

interface RewordFormProps {
  words: string;
  onSave: (words: string) => Promise<void>;
  onDone: () => void;
}

/** Words something of one's own again before it is with the server. */
export default function RewordForm({ words, onSave, onDone }: RewordFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(words);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onSave(text.trim()).finally(() => setBusy(false));
    onDone();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Textarea
        size="md"
        aria-label={t`Your words`}
        autoFocus
        autosize
        maxRows={8}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <span className={classes.deeds}>
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
