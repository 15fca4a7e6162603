import { Trans } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { latePart, lazyPart } from '#platform/web/lazy-part.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { sessionHint } from '#platform/web/session/session-hint.ts';
import { ActionLink } from '#ui/Action.tsx';
import type { HuddleView } from '../contract/views.ts';
import { isAnswering } from './join/kept-answer.ts';
import { useLogFailedLoad } from './log-failed-load.ts';
import { huddleMeta } from './public/huddle-meta.ts';
import classes from './view/HuddleBody.module.css';
import { HuddleBody } from './view/HuddleBody.tsx';
import { VisitorActions } from './view/VisitorActions.tsx';

const ErrorState = lazyPart(async () => ({ default: (await import('#ui/ErrorState.tsx')).ErrorState }));
const HuddleGone = lazyPart(() => import('./view/HuddleGone.tsx'));
const loadJoinSheet = () => import('./join/JoinSheet.tsx');
const JoinSheet = latePart(loadJoinSheet);
const MemberHuddle = latePart(() => import('./view/MemberHuddle.tsx'));

/** What a visitor may see, or the holder of a share link; anything else is missing (HUD-6). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const link = new URL(request.url).searchParams.get('link') ?? '';
  const query = /^[\w-]{22,64}$/.test(link) ? `?link=${link}` : '';
  const answer = await page.api(`/api/public/huddles/${encodeURIComponent(params.huddleId ?? '')}${query}`);
  if (answer.status >= 500 || answer.status === 429) throw data(null, { status: 503 });
  if (answer.status !== 200) throw new Response(null, { status: 404 });
  const huddle = answer.body as HuddleView;
  const report = `/report?type=HUDDLE&id=${huddle.id}${query.replace('?', '&')}`;
  // Made here, so that a visitor's browser loads none of what makes it.
  const head = huddleMeta(huddle, [{ id: 'root', loaderData: page }]);
  return { huddle, head, report, now: page.now.toISOString() };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? loaderData.head : [{ title: 'Huddle' }, { name: 'robots', content: 'noindex' }];

export default function JoinHuddlePage() {
  const { huddle, report, now: loadedAt } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const now = new Date(loadedAt);
  const likely = useSyncExternalStore(neverChanges, sessionHint.isSet, () => false);
  const [member, setMember] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [joining, setJoining] = useState(false);
  const [pressed, setPressed] = useState(false);
  useEffect(() => setJoining(isAnswering(huddle.id)), [huddle.id]);
  // Without signal it does not come, and the way through the login page is left.
  const openSheet = async () => {
    await loadJoinSheet();
    setPressed(false);
    setJoining(true);
  };
  // A press that comes before it is known who presses is theirs, no matter who they are; `likely` is late by a rendering.
  const join = async () => (sessionHint.isSet() ? setPressed(true) : openSheet());
  const bar = <VisitorActions huddle={huddle} report={report} now={now} onMenu={setChoosing} onJoin={join} />;
  // Before, during and after the outing, and without a script (HUD-27).
  const reporting = (
    <ActionLink look="plain" size="small" reloadDocument rel="nofollow" to={report}>
      <Trans>Report huddle</Trans>
    </ActionLink>
  );
  return (
    <main id="content" tabIndex={-1} className={classes.public}>
      {!member && <HuddleBody huddle={huddle} now={now} actions={bar} report={reporting} />}
      {joining && <JoinSheet huddle={huddle} now={now} onClose={() => setJoining(false)} />}
      {likely && !joining && (
        <MemberHuddle
          huddleId={huddle.id}
          link={search.get('link') ?? undefined}
          now={now}
          held={choosing}
          pressed={pressed}
          onShown={setMember}
          onVisitor={() => void openSheet()}
        />
      )}
    </main>
  );
}

/** A page that did not load can be asked for again; what is missing is for the frame to say (HUD-21). */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const away = isRouteErrorResponse(error) && error.status === 503;
  useLogFailedLoad(away ? 'status 503' : null);
  if (isRouteErrorResponse(error) && error.status === 404) return <HuddleGone />;
  if (!away) throw error;
  return (
    <main id="content" tabIndex={-1} className={classes.public}>
      <ErrorState onRetry={() => void revalidate()} retrying={state === 'loading'} />
    </main>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
