import { useQuery } from '@tanstack/react-query';
import { latePart } from '#platform/web/lazy-part.ts';
import { useActs } from '#platform/web/outbox/use-acts.ts';
import { isWaitingStart } from '../kept-deeds.ts';
import { plansQuery } from '../queries.ts';
import { useNow } from '../use-now.ts';
import { isBackSoon } from './plan-due.ts';

const RunningPlans = latePart(() => import('../plans/RunningPlans.tsx'));

/** On the first page: the plans of mine and of my parties that end soon, so that nobody forgets to say that they are back. */
export default function BackSoon() {
  const { data } = useQuery(plansQuery);
  const now = useNow();
  const isWaiting = useActs().some(isWaitingStart);
  const plans = data?.items.filter((plan) => isBackSoon(plan, now)) ?? [];
  return plans.length > 0 || isWaiting ? <RunningPlans plans={plans} now={now} /> : null;
}
