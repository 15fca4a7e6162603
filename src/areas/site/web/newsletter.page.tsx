import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ConfirmLinkPage, type Outcome } from '#ui/ConfirmLinkPage.tsx';
import { moveNewsletter } from './landing/letters.ts';

export const meta: MetaFunction = () => [{ title: 'Newsletter' }, { name: 'robots', content: 'noindex' }];

/** `/newsletter/confirm/:token` and `/newsletter/leave/:token` (SITE-12). */
export default function NewsletterPage() {
  const { step, token = '' } = useParams();
  const leaving = step === 'leave';
  const [outcome, setOutcome] = useState<Outcome>();
  const move = async () => {
    try {
      const { message } = await moveNewsletter(leaving ? 'leave' : 'confirm', token);
      setOutcome({ done: true, words: message });
    } catch (error) {
      setOutcome({ done: false, words: wordProblem(error) });
    }
  };
  return (
    <ConfirmLinkPage
      title={<Trans>Newsletter</Trans>}
      press={leaving ? <Trans>No more newsletters</Trans> : <Trans>Yes, send it to me</Trans>}
      onPress={move}
      outcome={outcome}
    >
      <ActionLink to="/start" look="plain">
        <Trans>Take me home</Trans>
      </ActionLink>
    </ConfirmLinkPage>
  );
}
