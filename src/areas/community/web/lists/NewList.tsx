import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { decode } from '#platform/web/decode-file.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { Card } from '#ui/Card.tsx';
import { FileInput } from '#ui/FileInput.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { type LineOutcome, MAX_LINES } from '../../rules/invitation-list.ts';
import classes from '../community.module.css';
import { previewInvitations, sendInvitations } from '../mutations.ts';
import { useAct } from '../use-act.ts';
import { Lines, type ShownLine } from './Lines.tsx';
import { outcomeNames } from './messages.ts';
import type { ListedPerson } from './read-list.ts';

interface Preview {
  readonly people: readonly ListedPerson[];
  readonly outcomes: readonly LineOutcome[];
  /** The same list sent again after a lost answer is one list. */
  readonly key: string;
}

/** First the list, then what will happen to each line, then the press that sends it. */
export function NewList({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const act = useAct();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const fail = (detail: string) => showToast({ kind: 'error', summary: t`Invite many`, detail });
  const look = async (list: string | File) => {
    try {
      const { readList } = await import('./read-list.ts');
      const words = typeof list === 'string' ? list : decode(new Uint8Array(await list.arrayBuffer()));
      setText(words);
      const people = readList(words);
      if (people.length > MAX_LINES)
        return fail(t`A list has up to ${MAX_LINES} lines. Split it into several.`);
      const { outcomes } = await previewInvitations(communityId, [...people]);
      setPreview({ people, outcomes, key: newIdempotencyKey() });
    } catch (error) {
      fail(wordProblem(error));
    }
  };
  const send = async ({ people, key }: Preview) => {
    if (!(await act(() => sendInvitations(communityId, [...people], key)))) return;
    setText('');
    setPreview(undefined);
  };
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>New list</Trans>
      </h2>
      <Textarea
        size="md"
        label={t`Addresses`}
        description={t`One a line, or columns with names: Anna Frei; anna@mail.ch`}
        minRows={4}
        maxRows={10}
        autosize
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPreview(undefined);
        }}
      />
      <FileInput
        label={t`Or open a file (CSV or text)`}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onTake={(file) => void look(file)}
      >
        <Trans>Open a file</Trans>
      </FileInput>
      {preview ? (
        <Shown preview={preview} onSend={() => send(preview)} />
      ) : (
        <SubmitButton onPress={() => look(text)} disabled={text.trim() === ''} wide>
          <Trans>See what will happen</Trans>
        </SubmitButton>
      )}
    </Card>
  );
}

function Shown({ preview, onSend }: { preview: Preview; onSend: () => Promise<void> }) {
  const { t } = useLingui();
  const { people, outcomes } = preview;
  const invited = outcomes.filter((outcome) => outcome === 'INVITE').length;
  const lines = people.map(({ name, email }, at): ShownLine => {
    const outcome = outcomes[at] ?? 'NO_ADDRESS';
    return { key: String(at), name, email, state: t(outcomeNames[outcome]), good: outcome === 'INVITE' };
  });
  return (
    <>
      <p aria-live="polite">
        <strong>
          <Plural
            value={invited}
            _0="Nobody is invited."
            one="# person is invited."
            other="# people are invited."
          />
        </strong>{' '}
        {lines.length > invited && (
          <Plural value={lines.length - invited} one="# line is left out." other="# lines are left out." />
        )}
      </p>
      <SubmitButton onPress={onSend} disabled={invited === 0} size="large" wide>
        <Plural value={invited} one="Send # invitation" other="Send # invitations" />
      </SubmitButton>
      <Lines lines={lines} label={t`What happens to each line`} />
    </>
  );
}
