import ICAL from 'ical.js';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { MAX_IMPORTED } from '../../rules/imports.ts';
import type { ReadOuting } from './read-outings.ts';

const DAY_MS = 86_400_000;
/** A series without an end is read so far ahead. */
const MAX_AHEAD_MS = 366 * DAY_MS;
/** Steps of a series before `now` that are passed over at the most. */
const MAX_STEPS = 5_000;

/** The outings of a calendar file that lie ahead of `now`, each day of a series one; what is cancelled is left out. */
export function readCalendar(text: string, usualZone: string, now: Date): ReadOuting[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const changed = events.filter((event) => event.isRecurrenceException());
  const found = events
    .filter((event) => !event.isRecurrenceException() && !isCancelled(event))
    .flatMap((event) => {
      for (const exception of changed) if (exception.uid === event.uid) event.relateException(exception);
      return event.isRecurring()
        ? daysOf(event, usualZone, now)
        : [readOne(event, event.uid ?? '', usualZone)];
    });
  return found.slice(0, MAX_IMPORTED + 1);
}

function isCancelled({ component }: ICAL.Event): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

function daysOf(event: ICAL.Event, usualZone: string, now: Date): ReadOuting[] {
  const until = now.getTime() + MAX_AHEAD_MS;
  const days: ReadOuting[] = [];
  const iterator = event.iterator();
  for (let step = 0; step < MAX_STEPS && days.length < MAX_IMPORTED; step += 1) {
    const at = iterator.next();
    if (!at || at.toJSDate().getTime() > until) break;
    if (at.toJSDate() <= now) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    if (isCancelled(item)) continue;
    days.push(readOne(item, `${event.uid ?? ''}/${at.toString()}`, usualZone, { startDate, endDate }));
  }
  return days;
}

type Times = Pick<ICAL.Event, 'startDate' | 'endDate'>;

function readOne(event: ICAL.Event, uid: string, usualZone: string, times: Times = event): ReadOuting {
  const { startDate, endDate } = times;
  const zone = zoneOf(event) ?? usualZone;
  const geo = event.component.getFirstPropertyValue('geo');
  const [lat, lng] = Array.isArray(geo) ? geo.map(Number) : [];
  const hasPoint = Number.isFinite(lat) && Number.isFinite(lng);
  return {
    uid: uid.slice(0, 300),
    name: (event.summary ?? '').trim(),
    start: wallOf(startDate, zone),
    isTimed: !startDate.isDate,
    end: endDate ? wallOf(endDate, zone) : '',
    timeZone: zone,
    description: (event.description ?? '').trim(),
    place: (event.location ?? '').trim(),
    point: hasPoint && lat !== undefined && lng !== undefined ? { lat, lng } : null,
    meetingPoint: '',
    capacity: '',
    whatToBring: '',
    template: '',
  };
}

/** The zone by its name, where the name is one of the world's list. */
function zoneOf({ component }: ICAL.Event): string | undefined {
  const name = component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return name && isTimeZone(name) ? name : undefined;
}

/** A day without an hour begins at 8; an instant of the world is read by the clocks of the zone. */
function wallOf(time: ICAL.Time, zone: string): string {
  if (time.isDate) return `${time.toString()}T08:00`;
  const isFloating = time.zone?.tzid === 'floating';
  return isFloating ? time.toString().slice(0, 16) : wallIn(time.toJSDate(), zone);
}
