import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { DecisionView } from '../../contract/cases.ts';
import { useDesk } from '../desk.tsx';
import { actsDone, appealNames, reasonNames } from '../messages.ts';
import { answerAppeal } from '../mutations.ts';
import classes from './CaseDetail.module.css';
import { useModerating } from './use-moderating.ts';

/** What was decided, the appeal against it, and what can be answered. */
export function Answer({ decision }: { decision: DecisionView }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const { acts, reason, words, by, byCommunity, at, appeal, appealWords, answerWords, mayAnswer } = decision;
  const name = by?.displayName;
  const when = formatDateTime(new Date(at), new Date(), clock);
  return (
    <Card>
      <h3>{acts.map((act) => i18n._(actsDone[act])).join(', ')}</h3>
      <p className={classes.facts}>
        {i18n._(reasonNames[reason])} ·{' '}
        {name ? (
          <Trans>
            decided by {name}, {when}
          </Trans>
        ) : byCommunity ? (
          when
        ) : (
          <Trans>decided by moderators, {when}</Trans>
        )}
      </p>
      <Words text={words} />
      {appealWords && (
        <p className={classes.facts}>
          <Trans>The appeal:</Trans>
        </p>
      )}
      <Words text={appealWords} />
      {appeal !== 'NONE' && <p role="status">{i18n._(appealNames[appeal])}</p>}
      <Words text={answerWords} />
      {mayAnswer && <AnswerForm id={decision.id} isAppeal={appeal === 'OPEN'} />}
    </Card>
  );
}

function Words({ text }: { text: string }) {
  return text === '' ? null : (
    <p className={classes.text} dir="auto">
      {text}
    </p>
  );
}

function AnswerForm({ id, isAppeal }: { id: string; isAppeal: boolean }) {
  const { t } = useLingui();
  const moderate = useModerating();
  const desk = useDesk();
  const [words, setWords] = useState('');
  const answer = (granted: boolean) => moderate(answerAppeal(desk, id, { granted, words }));
  return (
    <div className={classes.form}>
      <Textarea
        size="md"
        label={t`Your answer`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2_000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className={classes.ways}>
        <SubmitButton onPress={() => answer(true)}>
          {isAppeal ? <Trans>Grant it and undo all</Trans> : <Trans>Take it back and undo all</Trans>}
        </SubmitButton>
        {isAppeal && (
          <SubmitButton look="outline" onPress={() => answer(false)}>
            <Trans>Refuse it</Trans>
          </SubmitButton>
        )}
      </div>
    </div>
  );
}
