import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import type { DomainEvent, Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { heardEvents, hookEventOf } from '../../rules/webhooks.ts';
import { jobOf } from './delivery-job.ts';
import { type HeardEvent, saveHeard } from './writes.ts';

type Heard = HuddleEvent | CommunityEvent | { readonly type: 'person.created'; readonly personId: PersonId };

/** Hands what happened to the webhooks that hear of it: a delivery each, in the transaction that makes its job. */
async function hear(platform: Platform, events: Happened<Heard>): Promise<void> {
  const now = platform.now();
  const heard = events.flatMap(heardOf);
  if (heard.length === 0) return;
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    const waiting = await saveHeard(tx, heard, now);
    await enqueue(
      tx,
      waiting.map((webhookId) => jobOf(webhookId)),
    );
    return 'DONE';
  });
}

function heardOf(event: DomainEvent & Heard): HeardEvent[] {
  const name = hookEventOf(event.type);
  if (!name) return [];
  const huddleId = 'huddleId' in event ? event.huddleId : null;
  const communityId = 'communityId' in event ? event.communityId : null;
  const personId = huddleId === null && 'personId' in event ? event.personId : null;
  const about = { huddleId, communityId, personId };
  return [{ id: event.id, event: name, at: event.at, huddleId, communityId, about }];
}

export const webhookReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>(
  heardEvents.map((type) => [type, hear] as const),
);
