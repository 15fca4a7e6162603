import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { NoRescue } from '../plans/NoRescue.tsx';
import { OutButton } from '../plans/PlanDeeds.tsx';
import { BackBy, WhoIsTold } from '../plans/PlanLine.tsx';
import plans from '../plans/Plans.module.css';
import type { ReturnPlanView } from '../queries.ts';
import { sayTime } from '../say-time.ts';
import { addressOfForm, keptForm } from '../start/kept-form.ts';
import { formOfPlan } from '../start/plan-form.ts';
import { useNow } from '../use-now.ts';
import { CheckInCard } from './CheckInCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { MoreTime } from './MoreTime.tsx';
import { MyContactsCard } from './MyContactsCard.tsx';
import { StageList } from './StageList.tsx';
import { standingOf } from './standing.ts';
import { ToldContactsCard } from './ToldContactsCard.tsx';
import { useKeptPlan } from './use-kept-plan.ts';
import { WaitingOnPlan } from './WaitingOnPlan.tsx';

/** One plan: its state in one glance, then what one does about it, then what it says. */
export function PlanPage({ plan }: { plan: ReturnPlanView }) {
  useKeptPlan(plan);
  const now = useNow();
  const runs = plan.endedAt === null;
  return (
    <div className={plans.page}>
      <title>{plan.name}</title>
      <PageHeader title={<span dir="auto">{plan.name}</span>} />
      {plan.huddleId ? (
        <BackLink to={`/huddle/view/${plan.huddleId}`}>{plan.huddle ?? plan.name}</BackLink>
      ) : (
        <BackLink to="/return-plans">
          <Trans>Return plans</Trans>
        </BackLink>
      )}
      {runs ? <Running plan={plan} now={now} /> : <Ended plan={plan} now={now} />}
      {runs && <WhatNext plan={plan} now={now} />}
      <CheckInCard plan={plan} now={now} />
      {runs && <ToldContactsCard plan={plan} />}
      {runs && <MyContactsCard plan={plan} />}
      <DetailsCard plan={plan} />
      <NoRescue />
    </div>
  );
}

interface PartProps {
  plan: ReturnPlanView;
  now: Date;
}

function Running({ plan, now }: PartProps) {
  return (
    <Card className={plans.running} data-standing={standingOf(plan, now)}>
      <p className={plans.by}>
        <BackBy plan={plan} now={now} />
      </p>
      <p>
        <WhoIsTold plan={{ ...plan, wereTold: plan.myContacts.some(({ told }) => told) }} />
      </p>
      <WaitingOnPlan planId={plan.id} />
      <OutButton plan={plan} />
      <MoreTime plan={plan} now={now} />
    </Card>
  );
}

/** Who said that all are back, and when; what to do where that was wrong. */
function Ended({ plan, now }: PartProps) {
  const clock = useClock(plan.timeZone);
  const when = sayTime(new Date(plan.endedAt ?? plan.expectedAt), now, clock);
  const by = plan.endedBy?.displayName;
  return (
    <Card className={plans.running}>
      <p className={plans.by}>{plan.huddleId ? <Trans>All are back</Trans> : <Trans>Back</Trans>}</p>
      <p>
        {by ? (
          <Trans>
            {when}, said by <span dir="auto">{by}</span>
          </Trans>
        ) : (
          when
        )}
      </p>
      <p>
        <WhoIsTold plan={plan} />
      </p>
      <StartAgain plan={plan} />
    </Card>
  );
}

/** After a slip: the same plan once more, with a time that is still to come. */
function StartAgain({ plan }: { plan: ReturnPlanView }) {
  const navigate = useNavigate();
  const { data: me } = useQuery(myAccount);
  if (!me || !plan.hosted) return null;
  const again = async () => {
    keptForm.save(plan.huddleId, me.id, formOfPlan(plan));
    await navigate(addressOfForm(plan.huddleId));
  };
  return (
    <Action look="outline" onClick={() => void again()}>
      {plan.huddleId ? (
        <Trans>Somebody is still out: start again</Trans>
      ) : (
        <Trans>Not back yet: start again</Trans>
      )}
    </Action>
  );
}

/** What happens next, to whom and when, if nobody says that all are back. */
function WhatNext({ plan, now }: PartProps) {
  const clock = useClock(plan.timeZone);
  const stages = plan.stages.map(({ stage, at }) => ({ stage, at: new Date(at) }));
  return (
    <Card className={plans.block}>
      <h2>
        <NextTitle isOver={plan.alarm === 'CONTACTS'} alone={plan.huddleId === null} />
      </h2>
      <StageList
        stages={stages}
        now={now}
        clock={clock}
        alone={plan.huddleId === null}
        names=""
        contacts={plan.contacts}
      />
    </Card>
  );
}

function NextTitle({ isOver, alone }: { isOver: boolean; alone: boolean }) {
  if (isOver) return <Trans>Everybody has been told</Trans>;
  return alone ? <Trans>If you press nothing</Trans> : <Trans>If nobody presses anything</Trans>;
}
