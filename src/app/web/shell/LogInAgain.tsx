import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { addressBeside, onLoggedInBeside } from '#platform/web/session/log-in-beside.ts';
import { session } from '#platform/web/session/session.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import classes from './LogInAgain.module.css';

type Answer = (back: boolean) => void;

/** When a session ends while a page is open: logging in happens beside it, and what was sent goes on (GATE-1). */
export default function LogInAgain() {
  const [waiting, setWaiting] = useState<{ readonly answer: Answer }>();
  useEffect(() => session.whenEnded(() => new Promise((answer) => setWaiting({ answer }))), []);
  useEffect(() => {
    if (!waiting) return;
    return onLoggedInBeside(async () => {
      if (!(await session.comeBack())) return;
      waiting.answer(true);
      setWaiting(undefined);
    });
  }, [waiting]);
  const close = () => {
    waiting?.answer(false);
    setWaiting(undefined);
  };
  return (
    <ResponsiveSheet
      opened={waiting !== undefined}
      onClose={close}
      title={<Trans>Your session has ended</Trans>}
    >
      <p>
        <Trans>Log in in another tab and come back: what you have written here stays and is sent then.</Trans>
      </p>
      <div className={classes.ways}>
        <ActionLink to={addressBeside(false)} target="_blank" rel="opener" reloadDocument data-autofocus>
          <Trans>Log in again</Trans>
        </ActionLink>
      </div>
    </ResponsiveSheet>
  );
}
