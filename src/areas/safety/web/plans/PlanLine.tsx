import { Trans } from '@lingui/react/macro';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { ReturnPlanSummary } from '../queries.ts';
import { sayTime } from '../say-time.ts';
import { standingOf } from '../view/standing.ts';

interface PlanLineProps {
  plan: Pick<ReturnPlanSummary, 'endedAt' | 'expectedAt' | 'alarm' | 'timeZone'>;
  now: Date;
}

/** When they are back, or since when they are not. */
export function BackBy({ plan, now }: PlanLineProps) {
  const clock = useClock(plan.timeZone);
  const standing = standingOf(plan, now);
  const ended = plan.endedAt === null ? '' : sayTime(new Date(plan.endedAt), now, clock);
  const expected = sayTime(new Date(plan.expectedAt), now, clock);
  if (standing === 'ENDED') return <Trans>Back since {ended}</Trans>;
  if (standing === 'RUNNING' || standing === 'SOON') return <Trans>Back by {expected}</Trans>;
  return <Trans>Overdue since {expected}</Trans>;
}

interface WhoIsToldProps {
  plan: PlanLineProps['plan'] & {
    /** Somebody outside was told before there was more time. */
    wereTold?: boolean;
  };
}

/** Who has been told of it until now. */
export function WhoIsTold({ plan: { alarm, endedAt, wereTold } }: WhoIsToldProps) {
  const isOver = endedAt !== null;
  if (alarm === 'HOSTS')
    return (
      <Badge tone={isOver ? 'quiet' : 'danger'}>
        {isOver ? <Trans>The hosts had been told</Trans> : <Trans>The hosts have been told</Trans>}
      </Badge>
    );
  if (alarm === 'CONTACTS')
    return (
      <Badge tone={isOver ? 'quiet' : 'danger'}>
        {isOver ? (
          <Trans>Emergency contacts had been told</Trans>
        ) : (
          <Trans>Emergency contacts have been told</Trans>
        )}
      </Badge>
    );
  if (isOver) return null;
  if (wereTold)
    return (
      <Badge tone="waiting">
        <Trans>Those who were told know of the new time</Trans>
      </Badge>
    );
  return alarm === 'PARTY' ? (
    <Badge tone="waiting">
      <Trans>You have been asked</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Nobody has been told yet</Trans>
    </Badge>
  );
}
