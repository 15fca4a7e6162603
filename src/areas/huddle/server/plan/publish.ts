import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { askHosts, invitePeople } from '../people/hosts.ts';
import { checkPlan, takeCover } from './check-plan.ts';
import { columnsOf } from './fields.ts';
import { editionOf } from './read-plan.ts';
import { lockForHost } from './reads.ts';
import { savePlan } from './writes.ts';

interface Publication {
  readonly plan: HuddlePlanInput;
  readonly edition: string;
}

/** Makes a draft a huddle that people see, with its co-hosts and invited people told. */
export function publishHuddle(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  { plan, edition }: Publication,
): Promise<HuddleId | Refusal> {
  const now = platform.now();
  return write<HuddleId>(platform, command, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    if (row.status !== 'DRAFT') return refuse('NOT_A_DRAFT', {}, 'conflict');
    if (editionOf(row) !== edition) return refuse('PLAN_CHANGED', {}, 'conflict');
    const refused =
      (await checkPlan(tx, viewer.personId, plan, now)) ??
      (await takeCover(tx, row, plan.coverMediaId, viewer.personId, now));
    if (refused) return refused;
    await savePlan(tx, huddleId, {
      ...columnsOf(plan),
      status: 'PUBLISHED',
      draft_form: null,
      updated_at: now,
      changed_by: viewer.personId,
    });
    const events = await bringTogether(tx, viewer, huddleId, plan, now);
    if (isRefusal(events)) return events;
    await recordEvents(tx, now, events);
    return huddleId;
  });
}

/** Asks the co-hosts and invites the people of a new plan. */
export async function bringTogether(
  tx: Tx,
  viewer: Viewer,
  huddleId: HuddleId,
  plan: Pick<HuddlePlanInput, 'coHostIds' | 'invitedIds'>,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const asked = await askHosts(tx, viewer, huddleId, plan.coHostIds, now);
  if (isRefusal(asked)) return asked;
  const invited = await invitePeople(tx, viewer, huddleId, plan.invitedIds, now);
  return [{ type: 'huddle.planned', huddleId, personId: viewer.personId }, ...asked, ...invited];
}
