import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import { sessionHint } from '#platform/web/session/session-hint.ts';
import { ActionLink } from '#ui/Action.tsx';
import classes from './Doors.module.css';

const MemberCorner = latePart(() => import('./MemberCorner.tsx'));

/**
 * The two ways in; real links, so that they work before any script has arrived. Who has logged in here before
 * gets the way to their own pages instead; for a visitor nothing of that is loaded (SITE-3).
 */
export function Doors() {
  const [likely, setLikely] = useState(false);
  const { pathname } = useLocation();
  // Coming back from the login is only another path of the same frame.
  useEffect(() => setLikely(pathname !== '' && sessionHint.isSet()), [pathname]);
  const ways = <WaysIn />;
  if (!likely) return ways;
  return <MemberCorner visitor={ways} meanwhile={<div className={classes.room} />} />;
}

function WaysIn() {
  const back = useWayBack();
  return (
    <div className={classes.doors}>
      <ActionLink to={`/login${back}`} look="plain" size="small" rel="nofollow">
        <Trans>Log In</Trans>
      </ActionLink>
      <ActionLink to={`/signup${back}`} size="small" rel="nofollow">
        <Trans>Sign up</Trans>
      </ActionLink>
    </div>
  );
}

/** After logging in people stand where they stood before (GATE-1); from the landing page they go home. */
function useWayBack(): string {
  const { pathname, search } = useLocation();
  if (pathname === '/' || pathname === '/start') return '';
  if (pathname === '/login' || pathname === '/signup') return search;
  return `?${new URLSearchParams({ returnTo: pathname + search })}`;
}
