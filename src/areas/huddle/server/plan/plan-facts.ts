import type { Tx } from '#platform/server/db/database.ts';
import { isReadable } from '#platform/server/names/fault-of-name.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import { decidePlan } from '../../rules/plan.ts';
import type { HuddleRow } from '../row-facts.ts';
import { mayPlanFor } from './reads.ts';

/** What a huddle already says, and may go on saying. */
type Standing = Pick<HuddleRow, 'name' | 'starts_at'>;

/** What the rules say against this person's plan; `stands` is the huddle as it was before. */
export async function whyNotPlan(
  tx: Tx,
  personId: PersonId,
  plan: HuddlePlanInput,
  now: Date,
  stands?: Standing,
): Promise<Refusal | undefined> {
  if (plan.name !== stands?.name && !isReadable(plan.name)) return refuse('NAME_UNREADABLE');
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
  return decidePlan(facts, now, stands?.starts_at);
}
