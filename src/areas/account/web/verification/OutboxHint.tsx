import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { signInSettings } from '#platform/web/session/sign-in-settings.ts';
import classes from '../gate-page.module.css';

/** On a server that keeps its mails, where to read them. */
export function OutboxHint() {
  const { data } = useQuery({
    queryKey: ['account', 'sign-in'],
    meta: { kept: false },
    queryFn: signInSettings,
    staleTime: Infinity,
  });
  if (!data?.mailsStayHere) return null;
  return (
    <p className={classes.quiet}>
      <Trans>
        This server sends no mail. <a href="/dev/outbox">Open its outbox</a> to find the link.
      </Trans>
    </p>
  );
}
