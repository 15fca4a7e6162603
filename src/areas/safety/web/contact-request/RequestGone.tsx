import { Trans } from '@lingui/react/macro';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import pressPage from '#ui/PressPage.module.css';

/** They are not asked any more; or the page did not load, and can be asked for again. */
export function RequestGone() {
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
              <Trans>Nobody asks you any more. You hear nothing from us.</Trans>
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
