import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { addressBeside, onLoggedInBeside } from '#platform/web/session/log-in-beside.ts';
import { ActionLink } from '#ui/Action.tsx';
import classes from '../gate-page.module.css';

/** For who has no password here: they log in once more at their provider, in another tab. */
export function LogInBeside({ onLoggedIn }: { onLoggedIn: () => void }) {
  const latest = useRef(onLoggedIn);
  latest.current = onLoggedIn;
  useEffect(() => onLoggedInBeside(() => latest.current()), []);
  return (
    <div className={classes.fields} role="status">
      <p className={classes.quiet}>
        <Trans>To be sure that it is you, log in once more. Your email is saved when you come back.</Trans>
      </p>
      <ActionLink to={addressBeside(true)} target="_blank" rel="opener" reloadDocument look="outline">
        <Trans>Log in again</Trans>
      </ActionLink>
    </div>
  );
}
