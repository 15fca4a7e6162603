import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { QuestionView } from '../../contract/questions.ts';
import type { HuddleView } from '../../contract/views.ts';
import { questionsQuery } from '../queries.ts';
import { Gone } from './Gone.tsx';
import QuestionFields from './QuestionFields.tsx';
import classes from './Questions.module.css';
import { repliesFrom, type SentReply, type Typed } from './typed-replies.ts';

interface QuestionsSheetProps {
  huddle: HuddleView;
  link: string | undefined;
  /** How many people are answered for. */
  party: number;
  onClose: () => void;
  onDone: (replies: SentReply[]) => Promise<void>;
}

/** What the hosts ask, before a yes is given or after it (HUD-28). */
export default function QuestionsSheet({ huddle, link, party, onClose, onDone }: QuestionsSheetProps) {
  const questions = useQuery(questionsQuery(huddle.id, link));
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>The hosts ask</Trans>}>
      <QueryView query={questions} gone={<Gone />} skeleton={<LinesSkeleton />}>
        {({ items }) => <Questions questions={items} party={party} onDone={onDone} />}
      </QueryView>
    </ResponsiveSheet>
  );
}

interface QuestionsProps {
  questions: readonly QuestionView[];
  party: number;
  onDone: (replies: SentReply[]) => Promise<void>;
}

function Questions({ questions, party, onDone }: QuestionsProps) {
  const [typed, setTyped] = useState<Typed>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onDone(repliesFrom(questions, typed, party)).finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <QuestionFields questions={questions} typed={typed} party={party} onChange={setTyped} />
      <div className={classes.send}>
        <SubmitButton busy={busy} size="large" wide>
          <Trans>Send answers</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
