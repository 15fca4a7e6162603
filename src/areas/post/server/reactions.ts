import type { RelationEvent } from '#areas/person/rules/person-events.ts';
import type { DomainEvent, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announceTo } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { fillInbox } from './feeds/writes.ts';

/** Who begins to follow finds what the other posted before; who ends it needs nothing: reading asks again. */
async function fillFollowed(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  const happened = events as ReadonlyArray<DomainEvent & RelationEvent>;
  for (const event of happened) {
    if (event.type !== 'person.followed') continue;
    const { followerId, followeeId } = event;
    await inTransaction(platform.database, async (tx) => {
      await fillInbox(tx, followerId, followeeId);
      await announceTo(tx, [followerId], 'timeline.grew', {});
      return 'DONE';
    });
  }
}

export const postReactions: ReadonlyMap<string, Reaction> = new Map([['person.followed', fillFollowed]]);
