import { Trans } from '@lingui/react/macro';
import { IconClockShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { BackBy } from '../plans/PlanLine.tsx';
import classes from '../plans/Plans.module.css';
import { RunningFacts } from '../plans/RunningPlan.tsx';
import { WaitingStarts } from '../plans/WaitingStarts.tsx';
import type { ReturnPlanSummary } from '../queries.ts';
import { addressOfForm } from '../start/kept-form.ts';
import { useNow } from '../use-now.ts';
import { standingOf } from '../view/standing.ts';
import { planOfHuddleQuery } from './plan-of-huddle.ts';

interface ReturnPlanCardProps {
  huddleId: string;
  isHost: boolean;
}

/** The return plan on the page of an outing: hosts start it, everybody who goes can end it (SAFE-3). */
export default function ReturnPlanCard({ huddleId, isHost }: ReturnPlanCardProps) {
  const { data } = useQuery(planOfHuddleQuery(huddleId));
  const now = useNow();
  const plan = data?.plan ?? null;
  if (!data || (!plan && !isHost)) return <WaitingStarts now={now} huddleId={huddleId} />;
  return (
    <>
      <WaitingStarts now={now} huddleId={huddleId} />
      <Card
        className={classes.running}
        aria-labelledby="return-plan"
        data-standing={plan ? standingOf(plan, now) : undefined}
      >
        <h2 id="return-plan">
          <Trans>Return plan</Trans>
        </h2>
        {plan?.endedAt === null && <RunningFacts plan={plan} now={now} />}
        {plan && plan.endedAt !== null && <Ended plan={plan} now={now} />}
        {isHost && plan?.endedAt !== null && <Start huddleId={huddleId} isFirst={!plan} />}
      </Card>
    </>
  );
}

interface PlanProps {
  plan: ReturnPlanSummary;
  now: Date;
}

function Ended({ plan, now }: PlanProps) {
  return (
    <p>
      <Trans>All are back.</Trans>{' '}
      <ActionLink look="plain" to={`/return-plans/${plan.id}`}>
        <BackBy plan={plan} now={now} />
      </ActionLink>
    </p>
  );
}

function Start({ huddleId, isFirst }: { huddleId: string; isFirst: boolean }) {
  return (
    <>
      {isFirst && (
        <p className={classes.quiet}>
          <Trans>
            Say when you expect to be back. If nobody says that all are, the server tells the hosts, then
            emergency contacts.
          </Trans>
        </p>
      )}
      <p>
        <ActionLink
          look="outline"
          to={addressOfForm(huddleId)}
          icon={<IconClockShield aria-hidden size={20} />}
        >
          {isFirst ? <Trans>Start a return plan</Trans> : <Trans>Start another</Trans>}
        </ActionLink>
      </p>
    </>
  );
}
