/** What a calendar service is told of a huddle; times are ISO 8601 UTC. */
export interface CalendarTimes {
  readonly name: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly where: string;
  /** Address of the huddle's page. */
  readonly page: string;
}

/** Addresses that open a filled-in entry at the calendar services (HUD-16). */
export function calendarLinks(state: CalendarTimes): Record<'google' | 'yahoo' | 'outlook', string> {
  const [start, end] = [compact(state.startDateTime), compact(state.endDateTime)];
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: state.name,
      dates: `${start}/${end}`,
      location: state.where,
      details: state.page,
    }),
    yahoo: address('https://calendar.yahoo.com/', {
      v: '60',
      title: state.name,
      st: start,
      et: end,
      in_loc: state.where,
      desc: state.page,
    }),
    outlook: address('https://outlook.live.com/calendar/0/action/compose', {
      rru: 'addevent',
      subject: state.name,
      startdt: state.startDateTime,
      enddt: state.endDateTime,
      location: state.where,
      body: state.page,
    }),
  };
}

/** Directions to a point at the map services; degrees, WGS 84 (HUD-17). */
export function directionLinks(
  lat: number,
  lng: number,
): Record<'google' | 'apple' | 'openStreetMap', string> {
  const point = `${lat},${lng}`;
  return {
    google: address('https://www.google.com/maps/dir/', { api: '1', destination: point }),
    apple: address('https://maps.apple.com/', { daddr: point }),
    openStreetMap: address('https://www.openstreetmap.org/directions', { to: point }),
  };
}

/** '20261128T073000Z' */
function compact(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function address(base: string, query: Readonly<Record<string, string>>): string {
  return `${base}?${new URLSearchParams(query)}`;
}
