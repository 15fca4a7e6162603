import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { addComment, changeComment } from '../mutations.ts';
import { useSay } from '../use-say.ts';
import classes from './Post.module.css';

interface CommentFormProps {
  postId: string;
  parentId: string | null;
  /** The comment that is worded anew. */
  edits?: { readonly id: string; readonly text: string };
  onDone?: () => void;
}

/** Where one says something under a post; what is typed stays until it is said. */
export function CommentForm({ postId, parentId, edits, onDone }: CommentFormProps) {
  const { t } = useLingui();
  const say = useSay(postId);
  const [draft, setDraft] = useState(() => draftOf(edits?.text ?? ''));
  const [busy, setBusy] = useState(false);
  const { text, key } = draft;
  const work = () =>
    edits ? changeComment(postId, edits.id, text) : addComment(postId, { text, parentId }, key);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const said = await say(work).finally(() => setBusy(false));
    if (!said) return;
    setDraft(draftOf(''));
    onDone?.();
  };
  const label = edits ? t`Your words` : parentId ? t`Your reply` : t`Say something`;
  return (
    <form onSubmit={submit} className={classes.composer}>
      <Textarea
        size="md"
        aria-label={label}
        placeholder={label}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={2_000}
        value={text}
        onChange={(event) => setDraft(draftOf(event.currentTarget.value))}
      />
      <span className={classes.turn}>
        <SubmitButton busy={busy} disabled={text.trim() === ''} look="outline">
          {edits ? <Trans>Save</Trans> : parentId ? <Trans>Reply</Trans> : <Trans>Say it</Trans>}
        </SubmitButton>
        {edits && (
          <Action look="plain" onClick={() => onDone?.()}>
            <Trans>Cancel</Trans>
          </Action>
        )}
      </span>
    </form>
  );
}

/** The same words sent again after a lost answer are said once; other words are another command. */
function draftOf(text: string) {
  return { text, key: newIdempotencyKey() };
}
