import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconClockShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, type MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { ContactsCard } from './contacts/ContactsCard.tsx';
import { NoRescue } from './plans/NoRescue.tsx';
import { BackBy } from './plans/PlanLine.tsx';
import classes from './plans/Plans.module.css';
import { RunningPlan } from './plans/RunningPlan.tsx';
import { WaitingStarts } from './plans/WaitingStarts.tsx';
import { plansQuery, type ReturnPlanSummary } from './queries.ts';
import { useNow } from './use-now.ts';

export const handle: PageHandle = { title: msg`Return plans` };
export const meta: MetaFunction = () => [{ title: 'Return plans' }];

const ENDED_SHOWN = 5;

/** `/return-plans`: what of mine runs, who is told, and what has ended lately (SAFE-1). */
export default function ReturnPlansPage() {
  const plans = useQuery(plansQuery);
  const now = useNow();
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Return plans</Trans>}
        lead={
          <Trans>
            Say when you will be back. If nobody says that you are, the server tells the people you have
            chosen, also when your phone has no signal.
          </Trans>
        }
      />
      <NoRescue />
      <WaitingStarts now={now} />
      <QueryView query={plans} gone={null} skeleton={<LinesSkeleton />}>
        {({ items }) => <Plans items={items} now={now} />}
      </QueryView>
      <ContactsCard />
    </div>
  );
}

function Plans({ items, now }: { items: readonly ReturnPlanSummary[]; now: Date }) {
  const running = items.filter(({ endedAt }) => endedAt === null);
  const ended = items.filter(({ endedAt }) => endedAt !== null).slice(0, ENDED_SHOWN);
  const isAlone = running.some(({ huddleId }) => huddleId === null);
  return (
    <>
      {running.map((plan) => (
        <RunningPlan key={plan.id} plan={plan} now={now} />
      ))}
      {!isAlone && (
        <ActionLink
          size="large"
          wide
          look={running.length > 0 ? 'outline' : 'filled'}
          to="/return-plans/new"
          icon={<IconClockShield aria-hidden size={22} />}
        >
          <Trans>Start a return plan</Trans>
        </ActionLink>
      )}
      {items.length === 0 && (
        <p className={classes.quiet}>
          <Trans>
            You have started none yet. For an outing that you host, start it on the page of the outing.
          </Trans>
        </p>
      )}
      {ended.length > 0 && <Ended plans={ended} now={now} />}
    </>
  );
}

function Ended({ plans, now }: { plans: readonly ReturnPlanSummary[]; now: Date }) {
  return (
    <Card className={classes.block}>
      <h2>
        <Trans>Ended lately</Trans>
      </h2>
      <ul className={classes.ended}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link to={`/return-plans/${plan.id}`}>
              <strong dir="auto">{plan.name}</strong>
              <span className={classes.quiet}>
                <BackBy plan={plan} now={now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
