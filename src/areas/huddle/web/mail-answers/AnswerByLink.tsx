import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { ActionLink } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { Counter } from '../attendance/Counter.tsx';
import { repliesFrom, type SentReply, type Typed } from '../questions/typed-replies.ts';
import classes from './AnswerByLink.module.css';
import { answerByMail, type MailAnswer, withdrawByMail } from './mail-answers.ts';

const QuestionFields = lazy(() => import('../questions/QuestionFields.tsx'));

interface AnswerByLinkProps {
  token: string;
  answer: MailAnswer;
  now: Date;
  onChanged: () => Promise<void>;
}

/** What somebody without an account has answered, and what they can do about it. */
export function AnswerByLink({ token, answer, now, onChanged }: AnswerByLinkProps) {
  const clock = useClock(answer.timeZone);
  const comes = answer.status !== 'NONE';
  const act = async (work: () => ReturnType<typeof withdrawByMail>) => {
    toastOutcome(answer.huddle, await runAndToast(work));
    await onChanged();
  };
  return (
    <div className={classes.answer}>
      <h1 dir="auto">{answer.huddle}</h1>
      <p>{formatDateTime(new Date(answer.startDateTime), now, clock)}</p>
      <p role="status">
        <strong>
          <Standing answer={answer} />
        </strong>
      </p>
      <MeetingPoint answer={answer} />
      {answer.isOpen && (
        <AnswerForm answer={answer} onSend={(said) => act(() => answerByMail(token, said))} />
      )}
      {comes && !answer.isPast && !answer.cancelled && (
        <SubmitButton look="outline" wide onPress={() => act(() => withdrawByMail(token))}>
          <Trans>I cannot come</Trans>
        </SubmitButton>
      )}
      <ActionLink to={`/join/huddle/${answer.huddleId}`} look="plain">
        <Trans>To the page of the outing</Trans>
      </ActionLink>
    </div>
  );
}

interface AnswerFormProps {
  answer: MailAnswer;
  onSend: (said: { people: number; replies: SentReply[] }) => Promise<void>;
}

/** With how many, and what the hosts ask; what stands already is sent again only if it is changed. */
function AnswerForm({ answer, onSend }: AnswerFormProps) {
  const { t } = useLingui();
  const [people, setPeople] = useState(answer.people);
  const [typed, setTyped] = useState<Typed>({});
  const [busy, setBusy] = useState(false);
  const { questions, largest } = answer;
  const comes = answer.status !== 'NONE';
  const isChanged = people !== answer.people || Object.keys(typed).length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await onSend({ people, replies: repliesFrom(questions, typed, people) }).finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit} className={classes.answer}>
      {largest > 1 && (
        <Counter
          name={t`How many come`}
          detail={t`with you`}
          count={people}
          least={1}
          full={people >= largest}
          onChange={setPeople}
        />
      )}
      {questions.length > 0 && (
        <Suspense>
          <QuestionFields questions={questions} typed={typed} party={people} onChange={setTyped} />
        </Suspense>
      )}
      {(!comes || isChanged) && (
        <SubmitButton size="large" wide busy={busy}>
          {comes ? <Trans>Save</Trans> : <Trans>Yes, I am coming</Trans>}
        </SubmitButton>
      )}
    </form>
  );
}

function Standing({
  answer: { status, queuePosition, cancelled, isPast, isOpen, name },
}: {
  answer: MailAnswer;
}) {
  if (cancelled) return <Trans>This outing is cancelled.</Trans>;
  if (status === 'CONFIRMED') return <Trans>{name}, you are going.</Trans>;
  if (status === 'WAITING')
    return (
      <Trans>You are number {queuePosition} on the waiting list. We mail you when a place is free.</Trans>
    );
  if (isPast) return <Trans>This outing has already started.</Trans>;
  if (!isOpen) return <Trans>Answers are closed.</Trans>;
  return <Trans>{name}, are you coming? Nothing is counted before you press.</Trans>;
}

function MeetingPoint({ answer: { meetingPoint, meetingPointNote } }: { answer: MailAnswer }) {
  if (!meetingPoint && meetingPointNote === '') return null;
  const words = [meetingPoint?.name, meetingPoint?.formattedAddress, meetingPointNote].filter(Boolean);
  return (
    <p dir="auto">
      <Trans>Meeting point</Trans>: {words.join(', ')}
    </p>
  );
}
