import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { DecisionAboutMe } from '../../contract/appeals.ts';
import { returnMessages, unnamedMessages } from '../../page-messages.ts';
import classes from '../cases/CaseDetail.module.css';
import { actsDone, appealNames, kindNames, reasonNames } from '../messages.ts';
import { appealDecision } from '../mutations.ts';
import { decisionsAboutMe } from '../queries.ts';

/** One decision as the person it is about may know it, and the appeal against it. */
export function DecisionCard({ decision }: { decision: DecisionAboutMe }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const {
    object,
    community,
    saidThen,
    acts,
    reason,
    words,
    at,
    appeal,
    appealWords,
    answerWords,
    mayAppeal,
  } = decision;
  return (
    <Card className={classes.case}>
      <h2>{acts.map((act) => i18n._(actsDone[act])).join(', ')}</h2>
      <p className={classes.facts}>
        {i18n._(kindNames[object.type])} · {i18n._(reasonNames[reason])} ·{' '}
        {formatDateTime(new Date(at), new Date(), clock)}
      </p>
      {decision.byCommunity && (
        <p className={classes.facts} dir="auto">
          {community ? (
            <Trans>Decided by the admins of {community}. Your appeal goes to the moderators.</Trans>
          ) : (
            <Trans>Decided by the admins of a community. Your appeal goes to the moderators.</Trans>
          )}
        </p>
      )}
      <blockquote className={classes.said} dir="auto">
        {saidThen || object.name}
      </blockquote>
      <Words text={words} />
      {appealWords && (
        <p className={classes.facts}>
          <Trans>Your appeal:</Trans>
        </p>
      )}
      <Words text={appealWords} />
      {appeal !== 'NONE' && <p role="status">{i18n._(appealNames[appeal])}</p>}
      <Words text={answerWords} />
      <GivenBack decision={decision} />
      {mayAppeal && <AppealForm decision={decision} />}
    </Card>
  );
}

/** Places and seats that ended with the decision, once it is undone. */
function GivenBack({ decision: { givenBack } }: { decision: DecisionAboutMe }) {
  const { i18n } = useLingui();
  if (givenBack.length === 0) return null;
  return (
    <ul>
      {givenBack.map(({ what, huddle }, at) => {
        const name = huddle?.name ?? i18n._(unnamedMessages.OUTING);
        // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it came, and two may say the same
        return <li key={at}>{i18n._(returnMessages[what].id, { name }, returnMessages[what])}</li>;
      })}
    </ul>
  );
}

function Words({ text }: { text: string }) {
  return text === '' ? null : (
    <p className={classes.text} dir="auto">
      {text}
    </p>
  );
}

function AppealForm({ decision: { id, appealUntil, anotherModerator } }: { decision: DecisionAboutMe }) {
  const { t } = useLingui();
  const clock = useClock();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const until = formatDateTime(new Date(appealUntil), new Date(), clock);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      await appealDecision(id, words);
      await queries.invalidateQueries({ queryKey: decisionsAboutMe.queryKey });
    } catch (error) {
      setFault(wordProblem(error));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Textarea
        size="md"
        label={t`Why the decision is wrong`}
        description={
          anotherModerator
            ? t`Another moderator reads this and answers here. Possible until ${until}.`
            : t`There is only one moderator here, so the people who run this app answer. Possible until ${until}.`
        }
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2_000}
        value={words}
        error={fault}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <SubmitButton busy={busy} disabled={words.trim() === ''} size="large" wide>
        <Trans>Appeal</Trans>
      </SubmitButton>
    </form>
  );
}
