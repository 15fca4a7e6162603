import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ReplyView } from '../../../contract-comments.ts';
import { changeComment } from '../../mutations.ts';
import { useSay } from '../../use-say.ts';
import classes from './Discussion.module.css';

interface EditCommentProps {
  huddleId: string;
  comment: ReplyView;
  onDone: () => void;
}

/** Words a comment of one's own anew. */
export function EditComment({ huddleId, comment, onDone }: EditCommentProps) {
  const { t } = useLingui();
  const say = useSay(huddleId);
  const [text, setText] = useState(comment.text);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const changed = await say(() => changeComment(huddleId, comment.id, text)).finally(() => setBusy(false));
    if (changed) onDone();
  };
  return (
    <form onSubmit={submit} className={classes.edit}>
      <Textarea
        size="md"
        aria-label={t`Your words`}
        autosize
        maxRows={8}
        maxLength={2_000}
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
