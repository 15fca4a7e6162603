import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { addComment } from '../../mutations.ts';
import { useSay } from '../../use-say.ts';
import classes from './Discussion.module.css';

interface ComposerProps {
  huddleId: string;
  parentId: string | null;
  onSaid?: () => void;
}

/** Where one says something; what is typed stays until it is said. */
export function Composer({ huddleId, parentId, onSaid }: ComposerProps) {
  const { t } = useLingui();
  const say = useSay(huddleId);
  const [draft, setDraft] = useState(() => draftOf(''));
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { text, key } = draft;
    const said = await say(() => addComment(huddleId, { text, parentId }, key)).finally(() => setBusy(false));
    if (!said) return;
    setDraft(draftOf(''));
    onSaid?.();
  };
  const label = parentId ? t`Your reply` : t`Ask or tell something`;
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
        value={draft.text}
        onChange={(event) => setDraft(draftOf(event.currentTarget.value))}
      />
      <SubmitButton busy={busy} disabled={draft.text.trim() === ''} look="outline">
        {parentId ? <Trans>Reply</Trans> : <Trans>Say it</Trans>}
      </SubmitButton>
    </form>
  );
}

/** The same words sent again after a lost answer are said once; other words are another command. */
function draftOf(text: string) {
  return { text, key: newIdempotencyKey() };
}
