import type { HuddleCard } from '../../contract-values.ts';
import type { Activity } from '../../rules/activity.ts';
import type { Answer, Place } from '../../rules/huddle-facts.ts';
import { coverUrl } from '../present.ts';
import type { ListRow } from './reads.ts';

export function presentCard(row: ListRow, forMember: boolean): HuddleCard {
  const hosting = row.role === 'HOST' || row.role === 'CO_HOST';
  const counted = row.show_attending || hosting;
  return {
    id: row.id,
    name: row.name,
    activity: row.activity as Activity,
    privacy: row.privacy as HuddleCard['privacy'],
    status: row.status as HuddleCard['status'],
    startDateTime: row.starts_at.toISOString(),
    endDateTime: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    venueName: row.venue_name,
    hostName: row.host_name,
    coverPhotoUrl: coverUrl(row, forMember),
    difficulty: row.difficulty as HuddleCard['difficulty'],
    distanceMeters: row.distance_meters,
    capacity: row.capacity,
    placesLeft:
      counted && row.capacity !== null ? row.capacity - row.confirmed_people - row.held_people : null,
    confirmedPeople: counted ? row.confirmed_people : null,
    myAnswer: row.answer as Answer | null,
    myPlace: (row.place ?? 'NONE') as Place,
    hosting,
    payment: row.payment_mode as HuddleCard['payment'],
    carpooling: row.carpooling,
    area: row.area_lat === null || row.area_lng === null ? null : { lat: row.area_lat, lng: row.area_lng },
    metersAway: row.meters_away == null ? null : Math.round(row.meters_away),
  };
}

/** One page from one row more than asked for, with the cursor of the next. */
export function presentPage(rows: readonly ListRow[], most: number, forMember: boolean) {
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  const next = rows.length > most && last ? `${last.starts_at.getTime()}~${last.id}` : null;
  return { items: shown.map((row) => presentCard(row, forMember)), next };
}

/** Reads a cursor of `presentPage`; undefined when it is not one, which starts at the beginning. */
export function readCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const parts = /^(\d{1,15})~([0-9a-f-]{36})$/.exec(cursor ?? '');
  return parts?.[1] && parts[2] ? { at: new Date(Number(parts[1])), id: parts[2] } : undefined;
}
