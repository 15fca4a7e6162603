import { Trans } from '@lingui/react/macro';
import { useWaiting } from '#platform/web/outbox/use-acts.ts';
import { WaitingList } from '#ui/WaitingList.tsx';
import { isEnd } from '../kept-deeds.ts';
import classes from './WaitingOnPlan.module.css';

/** What was done to a plan without a network; of 'We are all back' it says what that means for others (O20). */
export function WaitingOnPlan({ planId }: { planId: string }) {
  const waiting = useWaiting(({ about }) => about === `return-plan:${planId}`);
  return (
    <>
      {waiting.acts.some(isEnd) && (
        <p className={classes.warning} role="status">
          <Trans>Not with the server yet: hosts and contacts may still be told.</Trans>
        </p>
      )}
      <WaitingList {...waiting} />
    </>
  );
}
