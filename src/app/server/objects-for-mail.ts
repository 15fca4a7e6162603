import { findCarpool, namesOfVisibleCarpools } from '#areas/carpool/server/public.ts';
import type { HuddleView } from '#areas/huddle/contract/views.ts';
import { huddleCalendar } from '#areas/huddle/server/calendar/calendar-file.ts';
import { presentHuddle } from '#areas/huddle/server/present.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import type { FindForMail, ObjectForMail } from '#areas/notification/server/mails/object-for-mail.ts';
import { namesOfObjects } from '#areas/notification/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';

/** What a notification is about as a mail may show it: through the same door and the same rights as its page. */
export function objectsForMail(platform: Platform): FindForMail {
  return async (db, personId, object) => {
    if (object.type === 'HUDDLE') return huddleForMail(platform, db, personId, asObjectId(object.id));
    if (object.type === 'CARPOOL') return carpoolForMail(platform, db, personId, asObjectId(object.id));
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
  if (!huddle || huddle.access === 'LINK') return undefined;
  const view = presentHuddle(huddle, true);
  const { sequence, updated_at: changedAt } = huddle.row;
  return {
    name: view.name,
    cancelReason: view.cancelReason,
    outing: {
      name: view.name,
      startsAt: new Date(view.startDateTime),
      endsAt: new Date(view.endDateTime),
      place: placeInWords(view.meetingPoint?.exact ? view.meetingPoint : view.venue),
      ...(view.movedFrom && { before: beforeOf(view.movedFrom) }),
      calendar: () => huddleCalendar(platform, { huddle: view, sequence, changedAt }),
    },
  };
}

function beforeOf({ startDateTime, endDateTime, venueName }: NonNullable<HuddleView['movedFrom']>) {
  return { startsAt: new Date(startDateTime), endsAt: new Date(endDateTime), venue: venueName };
}

/** A ride says which outing it is for, and why that is off when the ride is off with it. */
async function carpoolForMail(
  platform: Platform,
  db: Db,
  personId: PersonId,
  id: CarpoolId,
): Promise<ObjectForMail | undefined> {
  const found = await findCarpool(db, personId, id);
  const name = (await namesOfVisibleCarpools(db, personId, [id])).get(id);
  if (!found || name === undefined) return undefined;
  const huddle = found.huddle && (await huddleForMail(platform, db, personId, found.huddle.id as HuddleId));
  const { departs_at, returns_at, cancel_reason } = found.row;
  const departsAt = departs_at ?? returns_at;
  return {
    name,
    cancelReason: cancel_reason || huddle?.cancelReason || '',
    ...(huddle?.outing && { outing: huddle.outing }),
    ...(departsAt && { departsAt }),
  };
}

/** 'Pier three, Alpweg 77, Arth': what people call it, and where it is; once where the address names it, too. */
function placeInWords(place: { name: string; formattedAddress: string } | null): string | null {
  if (!place) return null;
  const { name, formattedAddress } = place;
  const parts = formattedAddress.startsWith(name) ? [formattedAddress] : [name, formattedAddress];
  return parts.filter(Boolean).join(', ');
}
