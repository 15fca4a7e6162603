import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** An invitation that was taken back, is over or used up, or never was. */
export function InvitationGone() {
  return (
    <EmptyState
      picture="gone-community"
      hour={19}
      action={
        <ActionLink to="/start">
          <Trans>Take me home</Trans>
        </ActionLink>
      }
    >
      <Trans>This invitation does not work any more. Ask the person who sent it for a new one.</Trans>
    </EmptyState>
  );
}
