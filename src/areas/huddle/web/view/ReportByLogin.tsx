import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import { useLoginTo } from './use-login-to.ts';

/** Through the login to the report; a plain link, before, during and after the outing (HUD-27). */
export function ReportByLogin() {
  const login = useLoginTo();
  return (
    <ActionLink look="plain" size="small" reloadDocument rel="nofollow" to={login('REPORT')}>
      <Trans>Report huddle</Trans>
    </ActionLink>
  );
}
