import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './Comment.module.css';
import type { CommentSubject } from './public/Discussion.tsx';
import { addComment, changeComment } from './queries.ts';
import { useSay } from './use-say.ts';

interface CommentFormProps {
  ground: CommentSubject;
  parentId: string | null;
  /** The comment that is worded again. */
  edits?: { readonly id: string; readonly text: string };
  onDone?: () => void;
}

/** Where one says something; what is typed stays until it is said. */
export function CommentForm({ ground, parentId, edits, onDone }: CommentFormProps) {
  const { t } = useLingui();
  const say = useSay(ground);
  const [draft, setDraft] = useState(() => draftOf(edits?.text ?? ''));
  const [busy, setBusy] = useState(false);
  const { text, key } = draft;
  const { about } = ground;
  const work = () =>
    edits ? changeComment(about, edits.id, text) : addComment(about, { text, parentId }, key);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const said = await say(work).finally(() => setBusy(false));
    if (!said) return;
    setDraft(draftOf(''));
    onDone?.();
  };
  const label = edits ? t`Your words` : parentId ? t`Your reply` : ground.label;
  return (
    <form onSubmit={submit} className={edits ? classes.edit : classes.composer}>
      <Textarea
        size="md"
        aria-label={label}
        autoFocus={edits !== undefined || parentId !== null}
        placeholder={label}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={2_000}
        value={text}
        onChange={(event) => setDraft(draftOf(event.currentTarget.value))}
      />
      <span className={classes.deeds}>
        <SubmitButton
          busy={busy}
          disabled={text.trim() === ''}
          {...(edits ? { size: 'small' } : { look: 'outline' })}
        >
          {edits ? <Trans>Save</Trans> : parentId ? <Trans>Reply</Trans> : <Trans>Say it</Trans>}
        </SubmitButton>
        {edits && (
          <Action look="plain" size="small" onClick={() => onDone?.()}>
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
