import { recordEvents } from '#platform/server/events.ts';
import { attachMedia } from '#platform/server/media/attach-media.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import { markOwnYes } from '../proposals/hold-back.ts';
import { checkPlan, refuseWithoutYes } from './check-plan.ts';
import { columnsOf } from './fields.ts';
import { bringTogether } from './publish.ts';
import { refuseNewPlan } from './refuse-newcomer.ts';
import { insertHuddle } from './writes.ts';

/** Plans a huddle with the viewer as its host and answers with its id. */
export function createHuddle(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  plan: HuddlePlanInput,
): Promise<HuddleId | Refusal> {
  const now = platform.now();
  return write(platform, command, async (tx) => {
    const refused =
      (await checkPlan(tx, viewer.personId, plan, now)) ??
      (await refuseWithoutYes(tx, viewer.personId, plan)) ??
      (await refuseNewPlan(platform, tx, viewer.personId, plan));
    if (refused) return refused;
    const { coverMediaId } = plan;
    const taken = coverMediaId === null || (await attachMedia(tx, coverMediaId, viewer.personId, now));
    if (!taken) return refuse('COVER_NOT_YOURS');
    const huddleId = newId<HuddleId>();
    const author = { created_by: viewer.personId, created_at: now, updated_at: now };
    const row = { id: huddleId, status: 'PUBLISHED', ...author, ...columnsOf(plan) } as const;
    await insertHuddle(tx, row, viewer.personId);
    await markOwnYes(tx, viewer.personId, huddleId, columnsOf(plan), now);
    const events = await bringTogether(tx, viewer, huddleId, plan, now);
    if (isRefusal(events)) return events;
    await recordEvents(tx, now, events);
    return huddleId;
  });
}
