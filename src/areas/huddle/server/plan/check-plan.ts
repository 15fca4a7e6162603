import { planningFor } from '#areas/community/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { attachMedia, releaseMedia } from '#platform/server/media/attach-media.ts';
import { isReadable } from '#platform/server/names/fault-of-name.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, MediaId, PersonId } from '#platform/shared/ids.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import { decidePlan } from '../../rules/plan.ts';
import { type OutingOfClub, yesFor } from '../proposals/approval.ts';
import type { HuddleRow } from '../rows.ts';
import { type Led, refuseUnqualified } from './qualified.ts';
import { isCoverElsewhere } from './reads.ts';

/** What a huddle already says, and may go on saying. */
type Standing = Pick<
  HuddleRow,
  'name' | 'starts_at' | 'ends_at' | 'community_id' | 'leader_needs' | 'created_by' | 'hidden_from'
>;

/** What the rules say against this person's plan; `stands` is the huddle as it was before. */
export async function checkPlan(
  tx: Tx,
  personId: PersonId,
  plan: HuddlePlanInput,
  now: Date,
  stands?: Standing,
): Promise<Refusal | undefined> {
  if (plan.name !== stands?.name && !isReadable(plan.name)) return refuse('NAME_UNREADABLE');
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const { communityId } = plan;
  if (communityId !== null && communityId === stands?.hidden_from) return refuse('HIDDEN_FROM_COMMUNITY');
  const facts = {
    ...plan,
    startsAt: new Date(plan.startDateTime),
    endsAt: new Date(plan.endDateTime),
    rsvpStartsAt: date(plan.rsvpStartDateTime),
    rsvpEndsAt: date(plan.rsvpEndDateTime),
    planning: await planningOf(tx, personId, communityId, stands),
  };
  const refused = decidePlan(facts, now, stands?.starts_at);
  if (refused || (stands && isLedAsBefore(facts, stands))) return refused;
  return refuseUnqualified(tx, stands?.created_by ?? personId, facts);
}

/** What stood when its host was qualified for it may be described better, whatever became of the paper. */
function isLedAsBefore(plan: Led, stands: Standing): boolean {
  return (
    plan.leaderNeeds === stands.leader_needs &&
    plan.communityId === stands.community_id &&
    plan.startsAt.getTime() === stands.starts_at.getTime() &&
    plan.endsAt.getTime() === stands.ends_at.getTime()
  );
}

/** Who still belongs to its community goes on with what stands there, whatever its settings are by now. */
async function planningOf(tx: Tx, personId: PersonId, communityId: CommunityId | null, stands?: Standing) {
  if (communityId === null) return 'NONE';
  const planning = await planningFor(tx, personId, communityId);
  return stands?.community_id === communityId && planning !== 'NONE' ? 'YES' : planning;
}

/** Where somebody has to say yes first, nothing is published or moved into the community without it. */
export async function refuseWithoutYes(
  tx: Tx,
  personId: PersonId,
  plan: OutingOfClub,
  stands?: Standing,
): Promise<Refusal | undefined> {
  if (plan.communityId === null || stands?.community_id === plan.communityId) return undefined;
  return (await yesFor(tx, personId, plan)) === 'ASK' ? refuse('NEEDS_A_YES') : undefined;
}

/** Shows another cover: it must be the viewer's own, and the one before is let go unless a huddle still has it. */
export async function takeCover(
  tx: Tx,
  row: Pick<HuddleRow, 'id' | 'cover_media_id'>,
  next: MediaId | null,
  ownerId: PersonId,
  now: Date,
): Promise<Refusal | undefined> {
  const before = row.cover_media_id;
  if (before === next) return undefined;
  if (next && !(await attachMedia(tx, next, ownerId, now))) return refuse('COVER_NOT_YOURS');
  const unused = before && !(await isCoverElsewhere(tx, before, row.id));
  if (unused) await releaseMedia(tx, before, now);
  return undefined;
}
