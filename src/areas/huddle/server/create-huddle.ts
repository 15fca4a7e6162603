import { recordEvents } from '#platform/server/events.ts';
import { attachMedia } from '#platform/server/media/attach-media.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddlePlanInput } from '../contract-values.ts';
import { decidePlan } from '../rules/plan.ts';
import { planRow } from './plan-row.ts';
import { insertHuddle } from './writes.ts';

/** Plans a huddle with the viewer as its host and answers with its id. */
export function createHuddle(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  plan: HuddlePlanInput,
): Promise<HuddleId | Refusal> {
  const now = platform.now();
  const refused = decidePlan(
    {
      ...plan,
      startsAt: new Date(plan.startDateTime),
      endsAt: new Date(plan.endDateTime),
      rsvpStartsAt: plan.rsvpStartDateTime ? new Date(plan.rsvpStartDateTime) : null,
      rsvpEndsAt: plan.rsvpEndDateTime ? new Date(plan.rsvpEndDateTime) : null,
      communityMember: false,
    },
    now,
  );
  if (refused) return Promise.resolve(refused);
  return write(platform, command, async (tx) => {
    const { coverMediaId } = plan;
    const taken = coverMediaId === null || (await attachMedia(tx, coverMediaId, viewer.personId, now));
    if (!taken) return refuse('COVER_NOT_YOURS');
    const huddleId = newId<HuddleId>();
    const author = { created_by: viewer.personId, created_at: now, updated_at: now };
    const row = { id: huddleId, status: 'PUBLISHED', ...author, ...planRow(plan) };
    await insertHuddle(tx, row, viewer.personId);
    await recordEvents(tx, now, [{ type: 'huddle.planned', huddleId, personId: viewer.personId }]);
    return huddleId;
  });
}
