import type { ReturnPlanSummary } from '../queries.ts';
import { RunningPlan } from './RunningPlan.tsx';
import { WaitingStarts } from './WaitingStarts.tsx';

interface RunningPlansProps {
  plans: readonly ReturnPlanSummary[];
  now: Date;
}

/** What waits for a network to count down, and what counts down. */
export default function RunningPlans({ plans, now }: RunningPlansProps) {
  return (
    <>
      <WaitingStarts now={now} />
      {plans.map((plan) => (
        <RunningPlan key={plan.id} plan={plan} now={now} />
      ))}
    </>
  );
}
