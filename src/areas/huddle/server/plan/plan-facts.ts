import type { HuddlePlanInput } from '../../contract-values.ts';
import type { HuddlePlan } from '../../rules/plan.ts';

/** What the rules need to know of a plan; nobody belongs to a community before there are any. */
export function factsOfPlan(plan: HuddlePlanInput): HuddlePlan {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...plan,
    startsAt: new Date(plan.startDateTime),
    endsAt: new Date(plan.endDateTime),
    rsvpStartsAt: date(plan.rsvpStartDateTime),
    rsvpEndsAt: date(plan.rsvpEndDateTime),
    communityMember: false,
  };
}
