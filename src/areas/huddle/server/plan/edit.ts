import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { askHosts, invitePeople } from '../people/ask-hosts.ts';
import type { HuddleRow } from '../row-facts.ts';
import { applyPlan } from './apply-plan.ts';
import { columnsOfFollowing } from './columns-of-following.ts';
import { editionOf } from './edition.ts';
import { columnsOf, type PlanColumns } from './fields.ts';
import { whyNotPlan } from './plan-facts.ts';
import { lockFollowing, lockForHost } from './reads.ts';
import { takeCover } from './take-cover.ts';

export interface PlanChange {
  readonly plan: HuddlePlanInput;
  readonly edition: string;
  readonly scope: 'THIS' | 'FOLLOWING';
}

/** Changes a huddle as one of its hosts wants it, or refuses when another host has changed it meanwhile. */
export function changePlan(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  change: PlanChange,
): Promise<string | Refusal> {
  const now = platform.now();
  return inTransaction<string>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const { plan } = change;
    const refused = whyNot(row, change) ?? (await whyNotPlan(tx, viewer.personId, plan, now, row));
    if (refused) return refused;
    const events = await changeAll(tx, viewer, row, change, now);
    if (isRefusal(events)) return events;
    await recordEvents(tx, now, events);
    return editionOf({ version: row.version + 1, capacity: change.plan.capacity });
  });
}

function whyNot(row: HuddleRow, { edition }: PlanChange): Refusal | undefined {
  if (row.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED', {}, 'conflict');
  if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED', {}, 'conflict');
  return editionOf(row) === edition ? undefined : refuse('PLAN_CHANGED', {}, 'conflict');
}

async function changeAll(
  tx: Tx,
  viewer: Viewer,
  row: HuddleRow,
  { plan, scope }: PlanChange,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const columns = columnsOf(plan);
  const following = scope === 'FOLLOWING' ? await lockFollowing(tx, row) : [];
  const changes: readonly [HuddleRow, PlanColumns][] = [
    [row, columns],
    ...following.map((later): [HuddleRow, PlanColumns] => [later, columnsOfFollowing(later, row, columns)]),
  ];
  const happened: HuddleEvent[] = [];
  for (const [each, next] of changes) {
    const cover = next.cover_media_id;
    const refused = await takeCover(tx, each, cover, viewer.personId, now);
    if (refused) return refused;
    for (const step of [
      () => applyPlan(tx, viewer, each, next, now),
      () => askHosts(tx, viewer, each.id, plan.coHostIds, now),
    ]) {
      const events = await step();
      if (isRefusal(events)) return events;
      happened.push(...events);
    }
  }
  return [...happened, ...(await invitePeople(tx, viewer, row.id, plan.invitedIds, now))];
}
