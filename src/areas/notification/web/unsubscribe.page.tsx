import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ConfirmLinkPage, type Outcome } from '#ui/ConfirmLinkPage.tsx';
import { unsubscribe } from './choices/choices.ts';

export const meta: MetaFunction = () => [{ title: 'Fewer mails' }, { name: 'robots', content: 'noindex' }];

/** `/unsubscribe/:token`: opening it changes nothing, because mail scanners open links too (NOT-5). */
export default function UnsubscribePage() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const stop = async () => {
    try {
      const { message } = await unsubscribe(token);
      setOutcome({ done: true, words: message });
    } catch (error) {
      setOutcome({ done: false, words: wordProblem(error) });
    }
  };
  return (
    <ConfirmLinkPage
      title={outcome?.done ? <Trans>Done</Trans> : <Trans>Fewer mails</Trans>}
      question={
        <Trans>One press, and we send you no more mails of this kind. In the app you still see it.</Trans>
      }
      press={<Trans>No more mails of this kind</Trans>}
      onPress={stop}
      outcome={outcome}
    >
      <ActionLink to="/setting/notifications" look="plain" reloadDocument>
        <Trans>Choose for every kind</Trans>
      </ActionLink>
    </ConfirmLinkPage>
  );
}
