import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';

/** Where a visitor is asked in, who has logged in here goes on. */
export function ToDashboard() {
  return (
    <ActionLink to="/home" size="large" data-for="member">
      <Trans>Go to Dashboard</Trans>
    </ActionLink>
  );
}
