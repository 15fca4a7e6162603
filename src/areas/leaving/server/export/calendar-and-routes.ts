import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { HostedHuddle } from '#areas/huddle/server/public.ts';
import { escapeHtml } from '#platform/shared/escape-html.ts';

export interface Spot {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** A car I drive: where it starts, stops and ends. */
export interface DrivenCar {
  readonly id: string;
  readonly origin: Spot;
  readonly stops: readonly Spot[];
  readonly destination: Spot;
  readonly departs_at: Date | null;
}

/** The outings I host, for any calendar. */
export function calendarOf(name: string, host: string, huddles: readonly HostedHuddle[]): string {
  const calendar = new ICalCalendar({ name, prodId: { company: name, product: 'export', language: 'EN' } });
  for (const huddle of huddles) {
    const place = huddle.meeting_point ?? huddle.venue;
    calendar.createEvent({
      id: `${huddle.id}@${host}`,
      start: huddle.starts_at,
      end: huddle.ends_at,
      stamp: huddle.updated_at,
      summary: huddle.name,
      description: huddle.description,
      status: huddle.status === 'CANCELLED' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(place && { location: { title: place.name, geo: { lat: place.lat, lon: place.lng } } }),
    });
  }
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** The places of my outings as waypoints, and the ways of my cars as routes (GPX 1.1). */
export function routesOf(
  creator: string,
  huddles: readonly HostedHuddle[],
  cars: readonly DrivenCar[],
): string {
  const points = huddles.flatMap((huddle) =>
    [huddle.venue, huddle.meeting_point, huddle.parking].flatMap((spot) =>
      spot ? [pointOf('wpt', spot, huddle.name)] : [],
    ),
  );
  const routes = cars.map(
    ({ origin, stops, destination }) =>
      `<rte><name>${escapeHtml(`${origin.name} – ${destination.name}`)}</name>${[
        origin,
        ...stops,
        destination,
      ]
        .map((spot) => pointOf('rtept', spot))
        .join('')}</rte>`,
  );
  const open = `<gpx version="1.1" creator="${escapeHtml(creator)}" xmlns="http://www.topografix.com/GPX/1/1">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${[...points, ...routes].join('\n')}\n</gpx>\n`;
}

function pointOf(tag: 'wpt' | 'rtept', { name, lat, lng }: Spot, of?: string): string {
  const said = of === undefined ? '' : `<desc>${escapeHtml(of)}</desc>`;
  return `<${tag} lat="${lat}" lon="${lng}"><name>${escapeHtml(name)}</name>${said}</${tag}>`;
}
