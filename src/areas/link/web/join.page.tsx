import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { destinationOf, type ResolvedLink } from '../rules/destination.ts';
import classes from './join.module.css';
import { cardOfLink, type Preview } from './link-meta.ts';

const REDIRECT_MS = 5_000;

/** What the link leads to, with the preview card of the object for crawlers (LINK-1). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const uid = encodeURIComponent(params.uid ?? '');
  const link = await page.api(`/api/public/links/${uid}`);
  if (link.status >= 500 || link.status === 429) throw data(null, { status: 503 });
  if (link.status !== 200) throw data(null, { status: 404 });
  const resolved = { ...(link.body as Omit<ResolvedLink, 'uid'>), uid };
  // Made here, so that a page of one button loads none of what draws the cards.
  return { to: destinationOf(resolved), ...(await cardOfLink(resolved, page)) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.meta ?? [{ title: 'Share link' }, { name: 'robots', content: 'noindex' }];

/** People see what they are led to for five seconds; a touch leads there at once (LINK-1). */
export default function JoinPage() {
  const { to, preview } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    const go = () => void navigate(to, { replace: true });
    const timer = setTimeout(go, REDIRECT_MS);
    const onPress = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('a, button'))) go();
    };
    addEventListener('click', onPress);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', onPress);
    };
  }, [navigate, to]);
  const Line = preview ? 'p' : 'h1';
  return (
    <Contours className={classes.page}>
      <main id="content" tabIndex={-1} aria-label={t`Share link`}>
        <div className={preview ? classes.slim : classes.alone}>
          <Line role={preview ? 'status' : undefined}>
            <Trans>Redirecting in 5 sec...</Trans>
          </Line>
          <ActionLink to={to} replace size={preview ? 'small' : 'large'}>
            <Trans>Go now</Trans>
          </ActionLink>
        </div>
        {preview && <Shown preview={preview} />}
      </main>
    </Contours>
  );
}

/** The object itself, as far as a visitor may see it by this link. */
function Shown({ preview: { title, words, picture, invitation } }: { preview: Preview }) {
  return (
    <article className={classes.card}>
      {picture && <img src={picture} alt="" width={640} height={320} fetchPriority="high" />}
      {invitation && (
        <p className={classes.invitation} dir="auto">
          {invitation}
        </p>
      )}
      <h1 dir="auto">{title}</h1>
      {words && <p dir="auto">{words}</p>}
    </article>
  );
}

/** A link that was revoked, or never was; or one that could not be asked about just now. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const away = !(isRouteErrorResponse(error) && error.status === 404);
  return (
    <Contours className={classes.page}>
      <main id="content" tabIndex={-1}>
        <h1>
          {away ? (
            <Trans>The link could not be opened.</Trans>
          ) : (
            <Trans>This link does not work any more.</Trans>
          )}
        </h1>
        <p>
          {away ? (
            <Trans>Oops! Something went wrong. Please try again later.</Trans>
          ) : (
            <Trans>Ask the person who sent it for a new one.</Trans>
          )}
        </p>
        {away ? (
          <ActionLink to={pathname} reloadDocument size="large">
            <Trans>Try again</Trans>
          </ActionLink>
        ) : (
          <ActionLink to="/start" size="large">
            <Trans>Take me home</Trans>
          </ActionLink>
        )}
      </main>
    </Contours>
  );
}
