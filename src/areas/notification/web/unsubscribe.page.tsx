import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { unsubscribe } from './choices.ts';
import classes from './unsubscribe.module.css';

export const meta: MetaFunction = () => [{ title: 'Fewer mails' }, { name: 'robots', content: 'noindex' }];

/** `/unsubscribe/:token`: opening it changes nothing, because mail scanners open links too (NOT-5). */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<{ readonly done: boolean; readonly words: string }>();
  const stop = async () => {
    try {
      const { message } = await unsubscribe(token);
      setOutcome({ done: true, words: message });
    } catch (error) {
      setOutcome({ done: false, words: wordProblem(error) });
    }
  };
  return (
    <Contours className={classes.page}>
      <main id="content" tabIndex={-1} aria-live="polite">
        <h1>{outcome?.done ? <Trans>Done</Trans> : <Trans>Fewer mails</Trans>}</h1>
        <p role={outcome?.done === false ? 'alert' : undefined}>
          {outcome?.words ?? (
            <Trans>One press, and we send you no more mails of this kind. In the app you still see it.</Trans>
          )}
        </p>
        {!outcome && (
          <SubmitButton size="large" onPress={stop}>
            <Trans>No more mails of this kind</Trans>
          </SubmitButton>
        )}
        <ActionLink to="/setting" look="plain" reloadDocument>
          <Trans>Choose for every kind</Trans>
        </ActionLink>
      </main>
    </Contours>
  );
}
