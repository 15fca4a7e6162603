import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { Platform } from '#platform/server/platform.ts';
import { restOfAddress } from '#platform/shared/address-in.ts';
import type { HuddleView } from '../../contract/views.ts';

export interface CalendarEntry {
  readonly huddle: HuddleView;
  readonly sequence: number;
  readonly changedAt: Date;
}

export interface CalendarFile {
  /** Says the same method as the file itself: programs believe either. */
  readonly type: string;
  readonly text: string;
}

const ALARM_SECONDS = 2 * 3_600;

/** The calendar file of what an onlooker sees of one huddle. It rings before the start. */
export function huddleCalendar(platform: Platform, entry: CalendarEntry): CalendarFile {
  const cancelled = entry.huddle.status === 'CANCELLED';
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = new ICalCalendar({ prodId: prodId(platform), method });
  const event = calendar.createEvent(eventOf(platform, entry));
  if (!cancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  return fileOf(calendar, method);
}

/** A calendar to subscribe to; programs come back for it about every hour. */
export function feedCalendar(
  platform: Platform,
  whose: string,
  entries: readonly CalendarEntry[],
): CalendarFile {
  const method = ICalCalendarMethod.PUBLISH;
  const name = `${platform.config.PRODUCT_NAME} – ${whose}`;
  const calendar = new ICalCalendar({ name, prodId: prodId(platform), method, ttl: 3_600 });
  for (const entry of entries) calendar.createEvent(eventOf(platform, entry));
  return fileOf(calendar, method);
}

/** Every line of it ends with CRLF, the last one, too (RFC 5545, 3.1). */
function fileOf(calendar: ICalCalendar, method: ICalCalendarMethod): CalendarFile {
  return {
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: `${calendar.toString().trimEnd()}\r\n`,
  };
}

function prodId(platform: Platform) {
  return { company: platform.config.PRODUCT_NAME, product: 'huddles', language: 'EN' };
}

/**
 * One entry. The UID never changes, SEQUENCE rises with every change, and a cancelled huddle arrives as CANCELLED
 * (HUD-16). Times are instants, right in every zone and over every change of clocks. Its stamp is that of its last
 * change, so that the file stays the same while the huddle does.
 */
function eventOf(platform: Platform, { huddle, sequence, changedAt }: CalendarEntry): ICalEventData {
  const origin = platform.config.PUBLIC_ORIGIN;
  const cancelled = huddle.status === 'CANCELLED';
  return {
    id: `${huddle.id}@${new URL(origin).hostname}`,
    sequence,
    start: new Date(huddle.startDateTime),
    end: new Date(huddle.endDateTime),
    stamp: changedAt,
    organizer: organizerOf(platform),
    lastModified: changedAt,
    summary: huddle.name,
    description: descriptionOf(huddle),
    url: `${origin}/join/huddle/${huddle.id}`,
    status: cancelled ? ICalEventStatus.CANCELLED : statusOf(huddle),
    ...placeOf(huddle),
  };
}

/** A published entry names who organises it (RFC 5546): we do, for nobody's address is told. */
function organizerOf({ config: { MAIL_FROM, PRODUCT_NAME } }: Platform) {
  return { name: PRODUCT_NAME, email: /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM };
}

/** What is only thought about stands in pencil. */
function statusOf({ participation }: HuddleView): ICalEventStatus {
  const sure = !participation || participation.confirmed || participation.role !== 'PARTICIPANT';
  return sure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/** What one needs on the way: why it is off, what it is, and how the places are found. */
function descriptionOf(huddle: HuddleView): string {
  const { cancelReason, description, meetingPoint, meetingPointNote, venueNote, parking, parkingNote } =
    huddle;
  const noted = (place: { readonly name: string } | null, note: string) =>
    note && place ? `${place.name}: ${note}` : note;
  return [
    cancelReason,
    description,
    noted(meetingPoint, meetingPointNote),
    venueNote,
    noted(parking, parkingNote),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Where people meet, as one line: most calendars show no more. */
function placeOf(huddle: HuddleView) {
  const place = huddle.meetingPoint?.exact ? huddle.meetingPoint : huddle.venue;
  if (!place) return {};
  const geo = { lat: place.lat, lon: place.lng };
  const title = [place.name, restOfAddress('en', place)].filter(Boolean).join(', ');
  return { location: { title, geo } };
}
