import { namesOfVisibleRooms } from '#areas/chat/server/reads.ts';
import { findCommunity } from '#areas/community/server/reads.ts';
import { huddleCalendar } from '#areas/huddle/server/calendar.ts';
import { presentHuddle } from '#areas/huddle/server/present.ts';
import { findHuddle } from '#areas/huddle/server/reads.ts';
import type { FindForMail, ObjectForMail } from '#areas/notification/server/mails/mail-notification.ts';
import { namesOfVisiblePeople } from '#areas/person/server/reads.ts';
import { wordsOfPosts } from '#areas/post/server/reads.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CommunityId, HuddleId, PersonId, PostId, RoomId } from '#platform/shared/ids.ts';

/** What a notification is about as a mail may show it: through the same door and the same rights as its page. */
export function objectsForMail(platform: Platform): FindForMail {
  return async (personId, { type, id }) => {
    switch (type) {
      case 'HUDDLE':
        return huddleForMail(platform, personId, id as HuddleId);
      case 'COMMUNITY': {
        const found = await findCommunity(platform.database.db, personId, id as CommunityId);
        return found && { name: found.row.name };
      }
      case 'POST': {
        const words = await wordsOfPosts(platform.database.db, personId, [id as PostId]);
        const name = words.get(id as PostId);
        return name === undefined ? undefined : { name };
      }
      case 'PERSON': {
        const names = await namesOfVisiblePeople(platform.database.db, personId, [id as PersonId]);
        const name = names.get(id as PersonId);
        return name === undefined ? undefined : { name };
      }
      case 'ROOM': {
        const roomId = id as RoomId;
        const name = (await namesOfVisibleRooms(platform.database.db, personId, [roomId])).get(roomId);
        return name === undefined ? undefined : { name };
      }
    }
  };
}

async function huddleForMail(
  platform: Platform,
  personId: PersonId,
  id: HuddleId,
): Promise<ObjectForMail | undefined> {
  const huddle = await findHuddle(platform.database.db, { personId }, id);
  if (!huddle || huddle.sight === 'LINK') return undefined;
  const view = presentHuddle(huddle, true);
  const { sequence, updated_at: changedAt } = huddle.row;
  const place = view.meetingPoint?.exact ? view.meetingPoint : view.venue;
  return {
    name: view.name,
    outing: {
      startsAt: new Date(view.startDateTime),
      endsAt: new Date(view.endDateTime),
      place: place ? place.formattedAddress || place.name : null,
      calendar: huddleCalendar(platform, { huddle: view, sequence, changedAt }),
    },
  };
}
