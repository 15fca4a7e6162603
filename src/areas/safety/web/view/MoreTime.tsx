import { Trans, useLingui } from '@lingui/react/macro';
import { formatDuration } from '#platform/shared/duration.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useActs } from '#platform/web/outbox/use-acts.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { keepMoreTime, timeAskedIn } from '../kept-deeds.ts';
import type { ReturnPlanView } from '../queries.ts';
import { sayTime } from '../say-time.ts';
import { useDeed } from '../use-deed.ts';
import classes from './MoreTime.module.css';
import { moreTime } from './standing.ts';

const steps = [30, 60, 120] as const;

/** One touch for more time, from what was asked for last, or from now. */
export function MoreTime({ plan, now }: { plan: ReturnPlanView; now: Date }) {
  const { t } = useLingui();
  const clock = useClock(plan.timeZone);
  const deed = useDeed(plan.huddleId);
  const waiting = useActs()
    .filter(({ about }) => about === `return-plan:${plan.id}`)
    .map(timeAskedIn);
  const give = (minutes: number) => {
    const until = moreTime(minutes, new Date(), new Date(plan.expectedAt), ...waiting);
    const time = sayTime(until, now, clock);
    return deed(() => keepMoreTime(plan, until, t`More time, until ${time}: ${plan.name}`));
  };
  return (
    <fieldset className={classes.more}>
      <legend>
        <Trans>More time</Trans>
      </legend>
      {steps.map((minutes) => (
        <SubmitButton key={minutes} look="outline" onPress={() => give(minutes)}>
          +{formatDuration(minutes)}
        </SubmitButton>
      ))}
    </fieldset>
  );
}
