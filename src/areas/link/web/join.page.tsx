import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { destinationOf, type ResolvedLink } from '../rules/destination.ts';
import classes from './join.module.css';
import { linkMeta } from './link-meta.ts';

const REDIRECT_MS = 5_000;

/** What the link leads to, with the preview card of the object for crawlers (LINK-1). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const uid = encodeURIComponent(params.uid ?? '');
  const link = await page.api(`/api/public/links/${uid}`);
  if (link.status !== 200) throw new Response(null, { status: 404 });
  const resolved = { ...(link.body as Omit<ResolvedLink, 'uid'>), uid };
  const kind = resolved.objectType === 'INSPIRATION' ? 'inspirations' : 'huddles';
  const object = await page.api(
    `/api/public/${kind}/${resolved.objectId}${kind === 'huddles' ? `?link=${uid}` : ''}`,
  );
  return { to: destinationOf(resolved), kind, object: object.status === 200 ? object.body : null } as const;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  linkMeta(loaderData?.kind ?? 'huddles', loaderData?.object ?? null, matches);

/** People see where they are going for five seconds, or go at once. */
export default function JoinPage() {
  const { to } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <Contours className={classes.page}>
      <main id="content" tabIndex={-1} aria-label={t`Share link`}>
        <h1>
          <Trans>Redirecting in 5 sec...</Trans>
        </h1>
        <ActionLink to={to} replace size="large">
          <Trans>Go now</Trans>
        </ActionLink>
      </main>
    </Contours>
  );
}

/** A link that was revoked, or never was. */
export function ErrorBoundary() {
  return (
    <Contours className={classes.page}>
      <main id="content" tabIndex={-1}>
        <h1>
          <Trans>This link does not work any more.</Trans>
        </h1>
        <p>
          <Trans>Ask the person who sent it for a new one.</Trans>
        </p>
        <ActionLink to="/start" size="large">
          <Trans>Take me home</Trans>
        </ActionLink>
      </main>
    </Contours>
  );
}
