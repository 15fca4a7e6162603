import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorPage } from '#areas/site/web/public/ErrorPage.tsx';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';

/** What an error boundary shows: a missing page is missing, everything else went wrong. */
export function Problem({ error }: { error?: unknown }) {
  const routed = useRouteError();
  const cause = error ?? routed;
  if (isRouteErrorResponse(cause) && cause.status === 404) return <NotFoundPage />;
  return <ErrorPage />;
}
