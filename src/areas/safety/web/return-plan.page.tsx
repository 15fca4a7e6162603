import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { useWatch } from '#platform/web/live.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { planQuery } from './queries.ts';
import { PlanPage } from './view/PlanPage.tsx';

export const handle: PageHandle = { title: msg`Return plan` };
export const meta: MetaFunction = () => [{ title: 'Return plan' }];

/** `/return-plans/:planId`: how it stands, and what its party can do about it (SAFE-1, SAFE-3). */
export default function ReturnPlanPage() {
  const { planId = '' } = useParams();
  const plan = useQuery(planQuery(planId));
  useWatch(plan.data ? `return-plan:${planId}` : null);
  return (
    <QueryView query={plan} gone={<Gone />}>
      {(found) => <PlanPage key={found.id} plan={found} />}
    </QueryView>
  );
}

function Gone() {
  return (
    <EmptyState
      picture="gone"
      hour={19}
      action={
        <ActionLink to="/return-plans">
          <Trans>To your return plans</Trans>
        </ActionLink>
      }
    >
      <Trans>This return plan does not exist any more, or you do not belong to its party.</Trans>
    </EmptyState>
  );
}
