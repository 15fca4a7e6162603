import { namesOfVisibleCarpools } from '#areas/carpool/server/reads.ts';
import { namesOfVisibleRooms } from '#areas/chat/server/reads.ts';
import { findCommunity } from '#areas/community/server/reads.ts';
import { huddleCalendar } from '#areas/huddle/server/calendar.ts';
import { presentHuddle } from '#areas/huddle/server/present.ts';
import { findHuddle } from '#areas/huddle/server/reads.ts';
import { professionsOfBadges, titlesOfInspirations } from '#areas/inspiration/server/reads.ts';
import type { ObjectType } from '#areas/notification/rules/objects.ts';
import type { FindForMail, ObjectForMail } from '#areas/notification/server/mails/mail-notification.ts';
import { namesOfVisiblePeople } from '#areas/person/server/reads.ts';
import { wordsOfPosts } from '#areas/post/server/reads.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type {
  CarpoolId,
  CommunityId,
  HuddleId,
  InspirationId,
  PersonId,
  PostId,
  RoomId,
} from '#platform/shared/ids.ts';

type Names = ReadonlyMap<string, string>;

/** Of most objects a mail says the name alone. */
const namesOf: Readonly<
  Record<
    Exclude<ObjectType, 'HUDDLE' | 'COMMUNITY'>,
    (db: Db, personId: PersonId, id: string) => Promise<Names>
  >
> = {
  POST: (db, personId, id) => wordsOfPosts(db, personId, [id as PostId]),
  PERSON: (db, personId, id) => namesOfVisiblePeople(db, personId, [id as PersonId]),
  CARPOOL: (db, personId, id) => namesOfVisibleCarpools(db, personId, [id as CarpoolId]),
  INSPIRATION: (db, personId, id) => titlesOfInspirations(db, personId, [id as InspirationId]),
  BADGE: (db, personId, id) => professionsOfBadges(db, personId, [id]),
  ROOM: (db, personId, id) => namesOfVisibleRooms(db, personId, [id as RoomId]),
};

function named(names: Names, id: string): ObjectForMail | undefined {
  const name = names.get(id);
  return name === undefined ? undefined : { name };
}

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
      default:
        return named(await namesOf[type](platform.database.db, personId, id), id);
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
