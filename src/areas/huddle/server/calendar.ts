import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Platform } from '#platform/server/platform.ts';
import type { HuddleView } from '../contract-values.ts';

export interface CalendarEntry {
  readonly huddle: HuddleView;
  readonly sequence: number;
  readonly changedAt: Date;
}

/** The calendar file of what an onlooker sees of one huddle. */
export function huddleCalendar(platform: Platform, entry: CalendarEntry): string {
  const cancelled = entry.huddle.status === 'CANCELLED';
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = new ICalCalendar({ prodId: prodId(platform), method });
  calendar.createEvent(eventOf(platform, entry));
  return calendar.toString();
}

/** A calendar to subscribe to; programs come back for it about every hour. */
export function feedCalendar(platform: Platform, entries: readonly CalendarEntry[]): string {
  const calendar = new ICalCalendar({
    name: platform.config.PRODUCT_NAME,
    prodId: prodId(platform),
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3_600,
  });
  for (const entry of entries) calendar.createEvent(eventOf(platform, entry));
  return calendar.toString();
}

function prodId(platform: Platform) {
  return { company: platform.config.PRODUCT_NAME, product: 'huddles', language: 'EN' };
}

/**
 * One entry. The UID never changes, SEQUENCE rises with every change, and a cancelled huddle arrives as CANCELLED
 * (HUD-16). Times are instants, right in every zone and over every change of clocks.
 */
function eventOf(platform: Platform, { huddle, sequence, changedAt }: CalendarEntry): ICalEventData {
  const origin = platform.config.PUBLIC_ORIGIN;
  const cancelled = huddle.status === 'CANCELLED';
  return {
    id: `${huddle.id}@${new URL(origin).hostname}`,
    sequence,
    start: new Date(huddle.startDateTime),
    end: new Date(huddle.endDateTime),
    stamp: platform.now(),
    lastModified: changedAt,
    summary: huddle.name,
    description: [huddle.cancelReason, huddle.description].filter(Boolean).join('\n\n'),
    url: `${origin}/join/huddle/${huddle.id}`,
    status: cancelled ? ICalEventStatus.CANCELLED : statusOf(huddle),
    ...placeOf(huddle),
  };
}

/** What is only thought about stands in pencil. */
function statusOf({ participation }: HuddleView): ICalEventStatus {
  const sure = !participation || participation.confirmed || participation.role !== 'PARTICIPANT';
  return sure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

function placeOf(huddle: HuddleView) {
  const place = huddle.meetingPoint?.exact ? huddle.meetingPoint : huddle.venue;
  if (!place) return {};
  const geo = { lat: place.lat, lon: place.lng };
  return { location: { title: place.name, address: place.formattedAddress, geo } };
}
