import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { HuddleEvent, PersonalHuddleEvent } from '#areas/huddle/rules/events.ts';
import { outsideConversation, waitingOutside } from '#areas/huddle/server/public.ts';
import { type HidingEvent, isHidden } from '#areas/moderation/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { appendFacts, endSubscription, endSubscriptions } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { MessageId } from '#platform/shared/ids.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import type { ChatEvent } from '../rules/events.ts';
import { announceChange } from './announce-change.ts';
import { hideWords, touch } from './messages/writes.ts';
import { canWatchRoom } from './reads.ts';
import { repeatHostMessages } from './repeat-host-message.ts';
import { roomOf } from './room-of.ts';
import { newlyUnread } from './told.sql.ts';

const BATCH_SIZE = 1_000;

/** Tabs that do not have the room open count it as unread; everybody is told once until they look. */
async function countUnread(platform: Platform, events: Happened<ChatEvent>): Promise<void> {
  for (const event of events) {
    if (event.type !== 'chat.message-said') continue;
    const people = await newlyUnread(platform.database.db, event.messageId);
    for (let from = 0; from < people.length; from += BATCH_SIZE) {
      await inTransaction(platform.database, async (tx) => {
        const told = people.slice(from, from + BATCH_SIZE);
        const facts = told.map((personId) => ({ personId, fact: 'chat.counted', data: {} }));
        await appendFacts(tx, facts);
        return 'DONE';
      });
    }
  }
}

/** Anyone who no longer belongs to a community hears nothing more of its conversation on streams that stand open. */
async function endLostAccess(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  const { db } = platform.database;
  for (const { communityId, personId } of events) {
    const roomId = roomOf(communityId);
    if (!(await canWatchRoom(db, personId, roomId))) await endSubscription(db, personId, `room:${roomId}`);
  }
}

/** Anyone who gave a place back, or lost it, hears nothing more of what is said about the huddle. */
async function endLostPlaces(platform: Platform, events: Happened<PersonalHuddleEvent>): Promise<void> {
  const { db } = platform.database;
  const people = events
    .filter((event) => event.type !== 'huddle.rsvp-answered' || event.place !== 'CONFIRMED')
    .map(({ huddleId, personId }) => ({ huddleId, personId }));
  const gone = await outsideConversation(db, people);
  const ended = gone.map(({ huddleId, personId }) => ({ personId, topic: `room:${huddleId}` }));
  await endSubscriptions(db, ended);
}

/** The hosts may have said that the conversation is no longer for who waits. */
async function endWaiting(platform: Platform, events: Happened<HuddleEvent>): Promise<void> {
  const { db } = platform.database;
  for (const huddleId of new Set(events.map((event) => event.huddleId))) {
    const people = await waitingOutside(db, huddleId);
    await endSubscriptions(
      db,
      people.map((personId) => ({ personId, topic: `room:${huddleId}` })),
    );
  }
}

/** What a decision has hidden reads as removed until it is shown again; twice changes nothing more. */
async function hide(platform: Platform, events: Happened<HidingEvent>): Promise<void> {
  for (const event of events) {
    if (event.objectType !== 'MESSAGE') continue;
    const messageId = anyMessage.parse(event.objectId);
    await inTransaction(platform.database, async (tx) => {
      const roomId = await hideWords(tx, messageId, { on: isHidden(event), at: platform.now() });
      if (roomId) await announceChange(tx, roomId, await touch(tx, roomId, messageId));
      return 'DONE';
    });
  }
}

const anyMessage = idOf<MessageId>();

/** After which somebody may have no place, or lead no longer. */
const endingPlaces = [
  'huddle.rsvp-answered',
  'huddle.rsvp-withdrawn',
  'huddle.participant-removed',
  'huddle.request-declined',
  'huddle.offer-lapsed',
  'huddle.hosts-changed',
] as const satisfies ReadonlyArray<HuddleEvent['type']>;

export const chatReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['chat.message-said', countUnread],
  ['community.left', endLostAccess],
  ['community.member-removed', endLostAccess],
  ...endingPlaces.map((type) => [type, endLostPlaces] as const),
  ['moderation.object-hidden', hide],
  ['huddle.plan-changed', endWaiting],
  ['huddle.message-sent', repeatHostMessages],
]);
