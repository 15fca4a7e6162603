import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import { addressedBy } from '#areas/huddle/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { DomainEvent, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { communityRecipientsOf, toldCommunityEvents } from '../rules/community-recipients.ts';
import type { AboutObject } from '../rules/objects.ts';
import { type NotificationDraft, notifyingEvents, recipientsOf } from '../rules/recipients.ts';
import { deliverInPages } from './deliver.ts';
import { talkReactions } from './reactions/messages.ts';
import { communityPeopleOf, huddlePeopleOf } from './reactions/people.ts';

/** What an event is about and who is told of it. */
interface NotifiedEvent {
  readonly about: AboutObject;
  readonly tellings: readonly NotificationDraft[];
}

/** Tells everybody concerned, at most once an event and recipient however often it runs. */
function tellOf<Event>(
  read: (
    db: DbOrTx,
    events: ReadonlyArray<DomainEvent & Event>,
    now: Date,
  ) => Promise<(event: Event) => NotifiedEvent>,
): Reaction {
  return async (platform, events) => {
    const happened = events as ReadonlyArray<DomainEvent & Event>;
    const toldOf = await read(platform.database.db, happened, platform.now());
    const rows = happened.flatMap((event) => {
      const { about, tellings } = toldOf(event);
      return tellings.map((telling) => ({
        ...telling,
        id: newId<NotificationId>(),
        eventId: event.id,
        objectType: about.type,
        objectId: about.id,
        at: event.at,
      }));
    });
    await deliverInPages(platform, rows);
  };
}

const tellOfHuddles = tellOf<HuddleEvent>(async (db, events, now) => {
  const peopleOf = await huddlePeopleOf(db, events, now);
  return (event) => ({
    about: { type: 'HUDDLE', id: event.huddleId },
    tellings: recipientsOf(event, peopleOf(event)),
  });
});

type MessageSent = DomainEvent & Extract<HuddleEvent, { type: 'huddle.message-sent' }>;

/** Jobs of the release before: all whom their message goes to are told at once. */
const tellsAll = (event: DomainEvent): event is MessageSent => !('spreads' in event);

const tellOfMessages: Reaction = async (platform, events) => {
  const reached = events.filter(tellsAll).map(async (event) => ({
    ...event,
    type: 'huddle.message-reached',
    to: await addressedBy(platform.database.db, event.messageId),
  }));
  if (reached.length > 0) await tellOfHuddles(platform, await Promise.all(reached));
};

const tellOfCommunities = tellOf<CommunityEvent>(async (db, events) => {
  const peopleOf = await communityPeopleOf(db, events);
  return (event) => ({
    about: { type: 'COMMUNITY', id: event.communityId },
    tellings: communityRecipientsOf(event, peopleOf(event)),
  });
});

export const notificationReactions: ReadonlyMap<string, Reaction> = new Map([
  ...notifyingEvents.map((type) => [type, tellOfHuddles] as const),
  ['huddle.message-sent', tellOfMessages] as const,
  ...toldCommunityEvents.map((type) => [type, tellOfCommunities] as const),
  ...talkReactions,
]);
