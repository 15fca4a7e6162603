import { Trans } from '@lingui/react/macro';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';

type PlanProblemProps =
  | { error: unknown; onRetry: () => void; retrying: boolean }
  /** The draft is a huddle by now, or the huddle is called off. */
  | { published: string }
  | { cancelled: string };

/** Why there is nothing to edit here, and where to go. */
export function PlanProblem(props: PlanProblemProps) {
  if ('published' in props || 'cancelled' in props) {
    const id = 'published' in props ? props.published : props.cancelled;
    return (
      <EmptyState
        picture="planned"
        action={
          <ActionLink to={`/huddle/view/${id}`}>
            <Trans>Open the huddle</Trans>
          </ActionLink>
        }
      >
        {'published' in props ? (
          <Trans>This draft is published already.</Trans>
        ) : (
          <Trans>This huddle is cancelled. Duplicate it to plan it again.</Trans>
        )}
      </EmptyState>
    );
  }
  const { error, onRetry, retrying } = props;
  const isRefused = error instanceof ApiProblem && [400, 403, 404].includes(error.status);
  if (!isRefused) return <ErrorState onRetry={onRetry} retrying={retrying} />;
  return (
    <EmptyState
      picture="not-yours"
      action={
        <ActionLink to="/huddle/mine?show=HOSTING">
          <Trans>My huddles</Trans>
        </ActionLink>
      }
    >
      <Trans>Only hosts edit a huddle, and this one is not yours or is gone.</Trans>
    </EmptyState>
  );
}
