import { huddleCalendar } from '#areas/huddle/server/calendar.ts';
import { presentHuddle } from '#areas/huddle/server/present.ts';
import { findHuddle } from '#areas/huddle/server/reads.ts';
import type { FindForMail } from '#areas/notification/server/mails/mail-notification.ts';
import type { Platform } from '#platform/server/platform.ts';

/** A huddle as a mail may show it: through the same door and the same rights as its page. */
export function huddleForMail(platform: Platform): FindForMail {
  return async (personId, id) => {
    const huddle = await findHuddle(platform.database.db, { personId }, id);
    if (!huddle || huddle.sight === 'LINK') return undefined;
    const view = presentHuddle(huddle, true);
    const { sequence, updated_at: changedAt } = huddle.row;
    const place = view.meetingPoint?.exact ? view.meetingPoint : view.venue;
    return {
      name: view.name,
      startsAt: new Date(view.startDateTime),
      endsAt: new Date(view.endDateTime),
      place: place ? place.formattedAddress || place.name : null,
      address: `/huddle/view/${id}`,
      calendar: huddleCalendar(platform, { huddle: view, sequence, changedAt }),
    };
  };
}
