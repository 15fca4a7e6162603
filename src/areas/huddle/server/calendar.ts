import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Platform } from '#platform/server/platform.ts';
import type { HuddleView } from '../contract-values.ts';

/**
 * The calendar file of what an onlooker sees of a huddle. The UID never changes, SEQUENCE rises with every
 * change people must know of, and a cancelled huddle arrives as CANCELLED (HUD-16).
 */
export function huddleCalendar(platform: Platform, huddle: HuddleView, sequence: number): string {
  const origin = platform.config.PUBLIC_ORIGIN;
  const cancelled = huddle.status === 'CANCELLED';
  const calendar = new ICalCalendar({
    prodId: { company: platform.config.PRODUCT_NAME, product: 'huddles', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const place = huddle.meetingPoint?.exact ? huddle.meetingPoint : huddle.venue;
  calendar.createEvent({
    id: `${huddle.id}@${new URL(origin).hostname}`,
    sequence,
    start: new Date(huddle.startDateTime),
    end: new Date(huddle.endDateTime),
    stamp: platform.now(),
    summary: huddle.name,
    description: huddle.description,
    url: `${origin}/join/huddle/${huddle.id}`,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(place
      ? {
          location: {
            title: place.name,
            address: place.formattedAddress,
            geo: { lat: place.lat, lon: place.lng },
          },
        }
      : {}),
  });
  return calendar.toString();
}
