import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import type { Act } from '#platform/shared/outbox/act.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useActs } from '#platform/web/outbox/use-acts.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { isWaitingStart, startIn, takeBackStart } from '../kept-deeds.ts';
import { sayTime } from '../say-time.ts';
import { addressOfForm, keptForm } from '../start/kept-form.ts';
import { formOfStart } from '../start/plan-form.ts';
import classes from './Plans.module.css';

interface WaitingStartsProps {
  now: Date;
  /** Only those of one outing. */
  huddleId?: string;
}

/** Plans that were started without a network: nobody counts down for them yet, and they say so (O20). */
export function WaitingStarts({ now, huddleId }: WaitingStartsProps) {
  const acts = useActs().filter(isWaitingStart);
  const mine = acts.filter((act) => huddleId === undefined || startIn(act).huddleId === huddleId);
  return mine.map((act) => <WaitingStart key={act.key} act={act} now={now} />);
}

function WaitingStart({ act, now }: { act: Act; now: Date }) {
  const start = startIn(act);
  const clock = useClock(start.timeZone);
  const isPast = act.state !== 'WAITING' || new Date(start.expectedAt) <= now;
  const expected = sayTime(new Date(start.expectedAt), now, clock);
  return (
    <Card className={classes.waiting} role="alert">
      <h2 dir="auto">{start.name}</h2>
      {isPast ? (
        <p className={classes.warning}>
          <WhyNot act={act} />
        </p>
      ) : (
        <>
          <p className={classes.warning}>
            <Trans>Nobody is watching yet. The countdown begins when your phone finds a network.</Trans>
          </p>
          <p>
            <Trans>Back by {expected}</Trans>
          </p>
        </>
      )}
      <Ways act={act} isPast={isPast} />
    </Card>
  );
}

/** Why it was not sent, or what the server had against it. */
function WhyNot({ act }: { act: Act }) {
  if (act.state === 'REFUSED') return act.why || <Trans>It could not be sent.</Trans>;
  if (act.state === 'UNSURE')
    return <Trans>It may have arrived already: the answer was lost. Look before you send it again.</Trans>;
  return <Trans>The time to be back has passed. Start it with a new time, or throw it away.</Trans>;
}

function Ways({ act, isPast }: { act: Act; isPast: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: me } = useQuery(myAccount);
  const start = startIn(act);
  const takeBack = () => takeBackStart(act.key, t`Not started: ${start.name}`);
  if (!isPast)
    return (
      <SubmitButton size="large" wide onPress={takeBack}>
        {start.huddleId === null ? <Trans>I am back</Trans> : <Trans>We are all back</Trans>}
      </SubmitButton>
    );
  const again = async () => {
    if (me) keptForm.save(start.huddleId, me.id, formOfStart(start));
    await navigate(addressOfForm(start.huddleId, act.key));
  };
  return (
    <p className={classes.ways}>
      <Action onClick={() => void again()}>
        <Trans>Start it with a new time</Trans>
      </Action>
      <SubmitButton look="outline" onPress={takeBack}>
        <Trans>Throw away</Trans>
      </SubmitButton>
    </p>
  );
}
