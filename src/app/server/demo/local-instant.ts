const DAY_MS = 86_400_000;

/** The instant at which a clock in that time zone shows `hour`:`minute`, so many days after `now`. */
export function localInstant(now: Date, days: number, hour: number, minute: number, timeZone: string): Date {
  const day = new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const asIfUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`);
  const near = new Date(asIfUtc.getTime() - offsetMs(asIfUtc, timeZone));
  return new Date(asIfUtc.getTime() - offsetMs(near, timeZone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(instant: Date, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
  formats.set(timeZone, format);
  const name = format.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
