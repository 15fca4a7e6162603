import { huddleCalendar } from '#areas/huddle/server/calendar.ts';
import { presentHuddle } from '#areas/huddle/server/present.ts';
import { findHuddle } from '#areas/huddle/server/reads.ts';
import type { FindForMail, ObjectForMail } from '#areas/notification/server/mails/mail-notifications.ts';
import { namesOfObjects } from '#areas/notification/server/reads.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

/** What a notification is about as a mail may show it: through the same door and the same rights as its page. */
export function objectsForMail(platform: Platform): FindForMail {
  return async (db, personId, object) => {
    if (object.type === 'HUDDLE') return huddleForMail(platform, db, personId, object.id as HuddleId);
    const nameOf = await namesOfObjects(db, personId, [object]);
    const name = nameOf(object);
    return name === null ? undefined : { name };
  };
}

async function huddleForMail(
  platform: Platform,
  db: Db,
  personId: PersonId,
  id: HuddleId,
): Promise<ObjectForMail | undefined> {
  const huddle = await findHuddle(db, { personId }, id);
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
      calendar: () => huddleCalendar(platform, { huddle: view, sequence, changedAt }),
    },
  };
}
