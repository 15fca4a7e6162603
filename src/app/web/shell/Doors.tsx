import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import classes from './Doors.module.css';

/** The two ways in; real links, so that they work before any script has arrived. */
export function Doors() {
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
  return `?${new URLSearchParams({ returnTo: pathname + search })}`;
}
