import { Trans } from '@lingui/react/macro';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import pressPage from '#ui/PressPage.module.css';

/** A link that leads nowhere any more, and a page that did not load, which can be asked for again. */
export function LinkGone() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <Contours className={pressPage.page}>
      <main id="content" tabIndex={-1}>
        {error.status === 503 ? (
          <ErrorState onRetry={() => void revalidate()} retrying={state === 'loading'} />
        ) : (
          <>
            <h1>
              <Trans>This link is no longer valid</Trans>
            </h1>
            <p>
              <Trans>
                What it led to is over, or you are no contact of theirs any more. If you worry about somebody,
                call them, and then <a href="tel:112">112</a> or the local rescue number.
              </Trans>
            </p>
            <ActionLink to="/start" look="plain">
              <Trans>What Trailfolk is</Trans>
            </ActionLink>
          </>
        )}
      </main>
    </Contours>
  );
}
