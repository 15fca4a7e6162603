import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import type { ReturnPlanSummary } from '../queries.ts';
import { standingOf } from '../view/standing.ts';
import { WaitingOnPlan } from '../view/WaitingOnPlan.tsx';
import { OutButton } from './PlanDeeds.tsx';
import { BackBy, WhoIsTold } from './PlanLine.tsx';
import classes from './Plans.module.css';

interface RunningPlanProps {
  plan: ReturnPlanSummary;
  now: Date;
}

/** A plan that runs, large. */
export function RunningPlan({ plan, now }: RunningPlanProps) {
  return (
    <Card className={classes.running} data-standing={standingOf(plan, now)}>
      <h2 dir="auto">{plan.name}</h2>
      <RunningFacts plan={plan} now={now} />
    </Card>
  );
}

/** When they are back, who has been told, and the one press that ends it. */
export function RunningFacts({ plan, now }: RunningPlanProps) {
  return (
    <>
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
    </>
  );
}
