import type { BadgeEvent, InspirationEvent } from '#areas/inspiration/rules/events.ts';
import { readersOf } from '#areas/inspiration/server/public.ts';
import { followersOf } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { DomainEvent, Happened, Reaction } from '#platform/server/events.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import { idOfName, newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { EventId, NotificationId, PersonId } from '#platform/shared/ids.ts';
import {
  followersToldOf,
  inspirationRecipientsOf,
  notifyingInspirationEvents,
  tellingOfBadge,
  toldBadgeEvents,
} from '../../rules/inspiration-recipients.ts';
import type { NotificationDraft } from '../../rules/recipients.ts';
import { deliver } from '../deliver.ts';

const NAMESPACE = '1c3e9d0e-4a52-4b0e-8a0b-7a1d5a3c9f21';

/** Tells those concerned by what happened to inspirations, but only anyone who may read it. */
async function tell(platform: Platform, events: Happened<InspirationEvent>): Promise<void> {
  for (const event of events) {
    await tellSome(platform, event, inspirationRecipientsOf(event));
    await tellFollowers(platform, event);
  }
}

/**
 * Tells those who follow an author of a new article, and have not muted them, a page at a time. Run again after it was
 * broken off it tells nobody twice: of an article one is told once.
 */
async function tellFollowers(platform: Platform, event: DomainEvent & InspirationEvent): Promise<void> {
  if (event.type !== 'inspiration.published' || !event.first) return;
  for (let after: PersonId | undefined; ; ) {
    const followers = await followersOf(platform.database.db, event.personId, {
      after,
      limit: fanOut.people,
    });
    after = followers.at(-1);
    if (!after) return;
    await tellSome(platform, event, followersToldOf(event, followers));
  }
}

function tellSome(
  platform: Platform,
  event: DomainEvent & InspirationEvent,
  tellings: readonly NotificationDraft[],
): Promise<unknown> {
  return inTransaction(platform.database, async (tx) => {
    await deliver(platform, tx, await rowsOf(tx, event, tellings));
    return 'DONE';
  });
}

async function rowsOf(tx: Tx, event: DomainEvent & InspirationEvent, tellings: readonly NotificationDraft[]) {
  const { inspirationId } = event;
  const people = tellings.map(({ recipientId }) => recipientId);
  const readers = new Set(await readersOf(tx, people, inspirationId));
  return tellings
    .filter(({ recipientId }) => readers.has(recipientId))
    .map((telling) => ({
      ...telling,
      id: newId<NotificationId>(),
      eventId: isOnce(telling) ? onceOf(telling, inspirationId) : event.id,
      objectType: 'INSPIRATION' as const,
      objectId: inspirationId,
      at: event.at,
    }));
}

/** These are one piece of news however often they are taken back and done again. */
function isOnce({ kind }: NotificationDraft): boolean {
  return ['INSPIRATION_LIKE', 'INSPIRATION_SHARED', 'INSPIRATION_PUBLISHED'].includes(kind);
}

function onceOf({ kind, actorId, recipientId }: NotificationDraft, id: string): EventId {
  return idOfName<EventId>(`${kind} ${actorId} ${recipientId} ${id}`, NAMESPACE);
}

async function tellOfBadges(platform: Platform, events: Happened<BadgeEvent>): Promise<void> {
  const rows = events.map((event) => ({
    ...tellingOfBadge(event),
    id: newId<NotificationId>(),
    eventId: event.id,
    objectType: 'BADGE' as const,
    objectId: event.requestId,
    at: event.at,
  }));
  await inTransaction(platform.database, async (tx) => {
    await deliver(platform, tx, rows);
    return 'DONE';
  });
}

export const inspirationNewsReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ...notifyingInspirationEvents.map((type) => [type, tell] as const),
  ...toldBadgeEvents.map((type) => [type, tellOfBadges] as const),
]);
