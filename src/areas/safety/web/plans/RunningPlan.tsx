import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import type { ReturnPlanSummary } from '../queries.ts';
import { standingOf } from '../view/standing.ts';
import { WaitingOnPlan } from '../view/WaitingOnPlan.tsx';
import { OutButton } from './PlanDeeds.tsx';
import { BackBy, WhoIsTold } from './PlanLine.tsx';
import classes from './Plans.module.css';

/** A plan that runs, large: when they are back, who has been told, and the one press that ends it. */
export function RunningPlan({ plan, now }: { plan: ReturnPlanSummary; now: Date }) {
  return (
    <Card className={classes.running} data-standing={standingOf(plan, now)}>
      <h2 dir="auto">{plan.name}</h2>
      <p className={classes.by}>
        <BackBy plan={plan} now={now} />
      </p>
      <p>
        <WhoIsTold plan={plan} />
      </p>
      <WaitingOnPlan planId={plan.id} />
      <OutButton plan={plan} />
      <ActionLink look="outline" wide to={`/return-plans/${plan.id}`}>
        <Trans>More time, check-in, details</Trans>
      </ActionLink>
    </Card>
  );
}
