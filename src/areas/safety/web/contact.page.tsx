import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { Contours } from '#ui/Contours.tsx';
import pressPage from '#ui/PressPage.module.css';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { answerRequest, type ContactRequest } from './contact-request/answer-request.ts';
import classes from './contact-request/ContactRequest.module.css';
import { RequestGone } from './contact-request/RequestGone.tsx';

/** `/contact/:token`: somebody is asked to be an emergency contact; opening it answers nothing (SAFE-1). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const token = params.token ?? '';
  const answer = await page.api(`/api/public/emergency-contacts/${encodeURIComponent(token)}`);
  if (answer.status >= 500 || answer.status === 429) throw data(null, { status: 503 });
  if (answer.status !== 200) throw data(null, { status: 404 });
  return { request: answer.body as ContactRequest, token };
}

export const meta: MetaFunction = () => [
  { title: 'Emergency contact' },
  { name: 'robots', content: 'noindex' },
];

export default function ContactPage() {
  const { request, token } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [fault, setFault] = useState('');
  const { from, agreed } = request;
  const answer = async (isAgreed: boolean) => {
    setFault('');
    await answerRequest(token, isAgreed).then(revalidate, (error: unknown) => setFault(wordProblem(error)));
  };
  return (
    <Contours className={pressPage.page}>
      <main id="content" tabIndex={-1} className={classes.page}>
        <h1>
          <Trans>
            <span dir="auto">{from}</span> would like you to be their emergency contact
          </Trans>
        </h1>
        <WhatItMeans from={from} />
        {agreed !== null && (
          <p role="status" className={classes.standing}>
            {agreed ? (
              <Trans>You have agreed. Thank you.</Trans>
            ) : (
              <Trans>You said no: you will not be told.</Trans>
            )}
          </p>
        )}
        {fault && <p role="alert">{fault}</p>}
        <div className={classes.ways}>
          {agreed !== true && (
            <SubmitButton size="large" onPress={() => answer(true)}>
              <Trans>I agree</Trans>
            </SubmitButton>
          )}
          {agreed !== false && (
            <SubmitButton size="large" look="outline" onPress={() => answer(false)}>
              <Trans>Rather not</Trans>
            </SubmitButton>
          )}
        </div>
      </main>
    </Contours>
  );
}

export const ErrorBoundary = RequestGone;

function WhatItMeans({ from }: { from: string }) {
  return (
    <ul className={classes.points}>
      <li>
        <Trans>
          If <span dir="auto">{from}</span> is outdoors, not back in time and does not answer, we send you a
          mail.
        </Trans>
      </li>
      <li>
        <Trans>
          It says where they are, with whom, and what to do: call them first, then the rescue service. We call
          nobody ourselves.
        </Trans>
      </li>
      <li>
        <Trans>
          You need no account, and hear nothing else from us. Your name and address are read by{' '}
          <span dir="auto">{from}</span> alone.
        </Trans>
      </li>
    </ul>
  );
}
