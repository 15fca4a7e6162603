import type { ChatEvent } from '#areas/chat/rules/events.ts';
import { messageRecipients, type Recipient } from '#areas/chat/server/public.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import type { DomainEvent, Reaction } from '#platform/server/events.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import type { Kind } from '../../rules/kinds.ts';
import { deliver } from '../deliver.ts';
import { tellCounts } from '../inbox/tell-counts.ts';
import { markTalkRead, type NewNotification } from '../inbox/writes.ts';

export const TELL_OF_MESSAGE = 'tell-of-message';

type Said = DomainEvent & Extract<ChatEvent, { type: 'chat.message-said' }>;
type Read = DomainEvent & Extract<ChatEvent, { type: 'chat.room-read' }>;

const ofCommunity = {
  MENTION: 'COMMUNITY_MENTION',
  ANNOUNCEMENT: 'COMMUNITY_ANNOUNCEMENT',
  REQUEST: 'ROOM_REQUEST',
  MESSAGE: 'COMMUNITY_TALK',
} as const satisfies Record<Recipient['how'], Kind>;

const ofRoom = { ...ofCommunity, MENTION: 'ROOM_MENTION', MESSAGE: 'ROOM_TALK' } as const;

/** As what somebody is told of a message. */
function kindOfTalk(about: 'COMMUNITY' | 'ROOM', how: Recipient['how']): Kind {
  return about === 'COMMUNITY' ? ofCommunity[how] : ofRoom[how];
}

/** Tells one page of anyone who wants to hear of a message, and leaves the rest to the next job. */
async function tellPage(platform: Platform, event: Said, after: PersonId | null): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const recipients = await messageRecipients(tx, event.messageId, after, fanOut.people);
    await deliver(
      platform,
      tx,
      recipients.map((recipient) => notificationFor(event, recipient)),
    );
    const last = recipients.at(-1);
    if (last && recipients.length === fanOut.people) {
      await enqueue(tx, [{ task: TELL_OF_MESSAGE, payload: { event, after: last.personId } }]);
    }
    return 'DONE';
  });
}

function notificationFor(event: Said, { personId, how, kind }: Recipient): NewNotification {
  const about = kind === 'COMMUNITY' ? 'COMMUNITY' : 'ROOM';
  return {
    id: newId<NotificationId>(),
    eventId: event.id,
    recipientId: personId,
    kind: kindOfTalk(about, how),
    actorId: event.personId,
    objectType: about,
    objectId: event.roomId,
    facts: {
      ...(kind === 'DIRECT' && { direct: true }),
      ...(how === 'ANNOUNCEMENT' && { messageId: event.messageId }),
    },
    at: event.at,
  };
}

/** The job that goes on where a page ended. */
export function tellOfMessage(platform: Platform) {
  return async (payload: unknown): Promise<void> => {
    const { event, after } = payload as { event: Said; after: PersonId };
    await tellPage(platform, event, after);
  };
}

async function tellOfMessages(platform: Platform, events: readonly Said[]): Promise<void> {
  for (const event of events) await tellPage(platform, event, null);
}

async function forgetRead(platform: Platform, events: readonly Read[]): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    for (const { personId, roomId } of events) await markTalkRead(tx, personId, roomId, platform.now());
    await tellCounts(
      tx,
      events.map(({ personId }) => personId),
    );
    return 'DONE';
  });
}

export const talkReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['chat.message-said', tellOfMessages],
  ['chat.room-read', forgetRead],
]);
