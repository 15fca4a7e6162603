import type { Tx } from '#platform/server/db/database.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddlePlanInput } from '../../contract-values.ts';
import { decidePlan } from '../../rules/plan.ts';
import { mayPlanFor } from './reads.ts';

/** What the rules say against this person's plan; `stands` is the start that the huddle already has. */
export async function whyNotPlan(
  tx: Tx,
  personId: PersonId,
  plan: HuddlePlanInput,
  now: Date,
  stands: Date | null = null,
): Promise<Refusal | undefined> {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const { communityId } = plan;
  const facts = {
    ...plan,
    startsAt: new Date(plan.startDateTime),
    endsAt: new Date(plan.endDateTime),
    rsvpStartsAt: date(plan.rsvpStartDateTime),
    rsvpEndsAt: date(plan.rsvpEndDateTime),
    communityMember: communityId !== null && (await mayPlanFor(tx, personId, communityId)),
  };
  return decidePlan(facts, now, stands);
}
