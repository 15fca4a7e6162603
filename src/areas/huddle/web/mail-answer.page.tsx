import { Trans } from '@lingui/react/macro';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import pressPage from '#ui/PressPage.module.css';
import { AnswerByLink } from './mail-answers/AnswerByLink.tsx';
import type { MailAnswer } from './mail-answers/mail-answers.ts';

/** `/join/answer/:token`: where the link of a mail leads; opening it changes nothing (HUD-24). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const token = params.token ?? '';
  const answer = await page.api(`/api/public/mail-answers/${encodeURIComponent(token)}`);
  if (answer.status >= 500 || answer.status === 429) throw data(null, { status: 503 });
  if (answer.status !== 200) throw data(null, { status: 404 });
  return { answer: answer.body as MailAnswer, token, now: page.now.toISOString() };
}

export const meta: MetaFunction = () => [{ title: 'Your answer' }, { name: 'robots', content: 'noindex' }];

export default function MailAnswerPage() {
  const { answer, token, now } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const key = `${answer.status} ${answer.people}`;
  return (
    <Contours className={pressPage.page}>
      <main id="content" tabIndex={-1}>
        <AnswerByLink key={key} token={token} answer={answer} now={new Date(now)} onChanged={revalidate} />
      </main>
    </Contours>
  );
}

/** A link that is used up, and a page that did not load, which can be asked for again. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const away = isRouteErrorResponse(error) && error.status === 503;
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <Contours className={pressPage.page}>
      <main id="content" tabIndex={-1}>
        {away ? <ErrorState onRetry={() => void revalidate()} retrying={state === 'loading'} /> : <Gone />}
      </main>
    </Contours>
  );
}

function Gone() {
  return (
    <>
      <h1>
        <Trans>This link is no longer valid</Trans>
      </h1>
      <p>
        <Trans>Ask for another on the page of the outing.</Trans>
      </p>
      <ActionLink to="/start" look="plain">
        <Trans>Take me home</Trans>
      </ActionLink>
    </>
  );
}
