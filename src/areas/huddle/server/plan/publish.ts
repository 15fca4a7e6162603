import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import { stageOf, stepFrom } from '../../rules/approval.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { formOfValues } from '../../rules/form.ts';
import { askHosts, invitePeople } from '../people/hosts.ts';
import { yesFor } from '../proposals/approval.ts';
import { approveAlone, askAgain } from '../proposals/hold-back.ts';
import { changedBetween, safetyOf } from '../proposals/safety.ts';
import { findProposal, markApproval, removeProposal } from '../proposals/store.ts';
import type { HuddleRow } from '../rows.ts';
import { checkPlan, takeCover } from './check-plan.ts';
import { draftRow } from './drafts.ts';
import { columnsOf } from './fields.ts';
import { editionOf } from './read-plan.ts';
import { lockForHost } from './reads.ts';
import { refuseNewPlan } from './refuse-newcomer.ts';
import { savePlan } from './writes.ts';

interface Publication {
  readonly plan: HuddlePlanInput;
  readonly edition: string;
}

interface Published {
  readonly id: HuddleId;
  /** It waits for the yes of its community. */
  readonly proposed: boolean;
}

/** Makes a draft a huddle that people see, or proposes it where an admin of its community says yes first. */
export function publishHuddle(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  { plan, edition }: Publication,
): Promise<Published | Refusal> {
  const now = platform.now();
  return write<Published>(platform, command, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    if (row.status !== 'DRAFT') return refuse('NOT_A_DRAFT', {}, 'conflict');
    if (editionOf(row) !== edition) return refuse('PLAN_CHANGED', {}, 'conflict');
    const refused =
      (await checkPlan(tx, viewer.personId, plan, now)) ??
      (await refuseNewPlan(platform, tx, viewer.personId, plan));
    if (refused) return refused;
    const way = await wayOf(tx, viewer.personId, row, plan);
    if (isRefusal(way)) return way;
    const done =
      way === 'PROPOSE'
        ? await propose(tx, viewer, row, plan, now)
        : await makePublic(tx, viewer, row, plan, now);
    if (isRefusal(done)) return done;
    if (way !== 'PROPOSE') await noteYes(tx, viewer.personId, row, plan, way, now);
    return { id: huddleId, proposed: way === 'PROPOSE' };
  });
}

/** FREE: its community wants no yes. AGREED: somebody has said yes to it as it is. */
type Way = 'FREE' | 'ALONE' | 'AGREED' | 'PROPOSE';

async function wayOf(
  tx: Tx,
  personId: PersonId,
  row: HuddleRow,
  plan: HuddlePlanInput,
): Promise<Way | Refusal> {
  const yes = await yesFor(tx, personId, plan);
  if (yes === 'NONE') return 'FREE';
  const proposal = await findProposal(tx, row.id);
  const stands =
    proposal?.agreed && proposal.communityId === plan.communityId
      ? changedBetween(proposal.agreed, safetyOf(columnsOf(plan))).length === 0
      : false;
  const stage = stageOf(row.status, proposal && { ...proposal, approved: proposal.approved && stands });
  if (!isRefusal(stepFrom(stage, 'PUBLISH', yes === 'ALONE'))) return yes === 'ALONE' ? 'ALONE' : 'AGREED';
  const asked = stepFrom(stage, 'PROPOSE', false);
  return isRefusal(asked) ? asked : 'PROPOSE';
}

/** On its page stands whose yes it has. */
async function noteYes(
  tx: Tx,
  personId: PersonId,
  { id: huddleId }: HuddleRow,
  plan: HuddlePlanInput,
  way: Exclude<Way, 'PROPOSE'>,
  now: Date,
): Promise<void> {
  const { communityId } = plan;
  if (way === 'AGREED') return markApproval(tx, huddleId, 'OTHERS');
  if (way === 'ALONE' && communityId !== null) {
    return approveAlone(tx, { huddleId, communityId, personId }, columnsOf(plan), now);
  }
  return removeProposal(tx, huddleId);
}

/** The draft waits, as it stands, for the yes of its community. */
async function propose(
  tx: Tx,
  { personId }: Viewer,
  row: HuddleRow,
  plan: HuddlePlanInput,
  now: Date,
): Promise<'DONE' | Refusal> {
  const { communityId } = plan;
  if (communityId === null) return refuse('COMMUNITY_UNKNOWN');
  const refused = await takeCover(tx, row, plan.coverMediaId, personId, now);
  if (refused) return refused;
  const draft = draftRow(formOfValues(plan), now);
  await savePlan(tx, row.id, { ...draft, cover_media_id: plan.coverMediaId, changed_by: personId });
  const asked = await askAgain(tx, { huddleId: row.id, communityId, personId }, null, columnsOf(plan), now);
  await recordEvents(tx, now, [asked]);
  return 'DONE';
}

/** Makes a draft a huddle that people see, in the name of its host. */
export async function makePublic(
  tx: Tx,
  viewer: Pick<Viewer, 'personId'>,
  row: HuddleRow,
  plan: HuddlePlanInput,
  now: Date,
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  const refused = await takeCover(tx, row, plan.coverMediaId, personId, now);
  if (refused) return refused;
  await savePlan(tx, row.id, {
    ...columnsOf(plan),
    status: 'PUBLISHED',
    draft_form: null,
    updated_at: now,
    changed_by: personId,
  });
  const events = await bringTogether(tx, viewer, row.id, plan, now);
  if (isRefusal(events)) return events;
  await recordEvents(tx, now, events);
  return 'DONE';
}

/** Asks the co-hosts and invites the people of a new plan. */
export async function bringTogether(
  tx: Tx,
  viewer: Pick<Viewer, 'personId'>,
  huddleId: HuddleId,
  plan: Pick<HuddlePlanInput, 'coHostIds' | 'invitedIds'>,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const asked = await askHosts(tx, viewer, huddleId, plan.coHostIds, now);
  if (isRefusal(asked)) return asked;
  const invited = await invitePeople(tx, viewer, huddleId, plan.invitedIds, now);
  return [{ type: 'huddle.planned', huddleId, personId: viewer.personId }, ...asked, ...invited];
}
