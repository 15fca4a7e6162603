import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useDesk } from '../desk.tsx';

/** The case or the right to decide it is gone: the community ended, or somebody is no admin any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 403);
}

export function Gone() {
  const { path } = useDesk();
  return (
    <EmptyState
      picture="nothing-reported"
      hour={10}
      action={
        <ActionLink to={path} look="outline">
          <Trans>All cases</Trans>
        </ActionLink>
      }
    >
      <Trans>This case does not exist, or you cannot decide it.</Trans>
    </EmptyState>
  );
}
