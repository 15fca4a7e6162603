import { WrittenReply } from '#platform/server/http/written-reply.ts';
import type { HuddleCard } from '../../contract/views.ts';
import type { Activity } from '../../rules/activity.ts';
import type { Answer, AttendanceStatus } from '../../rules/state.ts';
import { cardFieldsOf, emptyCardFields } from '../plan/fields.ts';
import { coverUrl } from '../present.ts';
import type { ListRow } from './lists.sql.ts';

/** One page of cards from one more than asked for, put together from their texts, with the cursor of the next. */
export function presentWritten(cards: readonly string[], limit: number, byDistance: boolean): WrittenReply {
  const shown = cards.slice(0, limit);
  const last = cards.length > limit ? shown.at(-1) : undefined;
  const next = last === undefined ? null : cursorBehind(JSON.parse(last) as HuddleCard, byDistance);
  return new WrittenReply(`{"items":[${shown.join(',')}],"next":${JSON.stringify(next)}}`);
}

function cursorBehind({ id, startDateTime, metersAway }: HuddleCard, byDistance: boolean): string {
  return `${byDistance ? metersAway : Date.parse(startDateTime)}~${id}`;
}

/** A huddle in a list; of one that somebody may only ask to come to, what a link to it would tell (LINK-3). */
export function presentCard(row: ListRow, forMember: boolean): HuddleCard {
  const hosting = row.role === 'HOST' || row.role === 'CO_HOST';
  return {
    id: row.id,
    name: row.name,
    activity: row.activity as Activity,
    privacy: row.privacy as HuddleCard['privacy'],
    status: row.status as HuddleCard['status'],
    startDateTime: row.dated ? row.starts_at.toISOString() : '',
    endDateTime: row.dated ? row.ends_at.toISOString() : '',
    timeZone: row.time_zone,
    hostName: row.host_name,
    myAnswer: row.answer as Answer | null,
    myPlace: (row.place ?? 'NONE') as AttendanceStatus,
    hosting,
    payment: row.payment_mode as HuddleCard['payment'],
    ...(row.opened ? presentInside(row, hosting, forMember) : withheld),
  };
}

function presentInside(row: ListRow, hosting: boolean, forMember: boolean) {
  const counted = row.show_attending || hosting;
  return {
    venueName: row.venue_name,
    coverPhotoUrl: coverUrl(row, forMember),
    ...cardFieldsOf(row),
    placesLeft:
      counted && row.capacity !== null ? row.capacity - row.confirmed_people - row.held_people : null,
    confirmedPeople: counted ? row.confirmed_people : null,
    area: row.area_lat === null || row.area_lng === null ? null : { lat: row.area_lat, lng: row.area_lng },
    metersAway: null,
  };
}

const withheld = {
  venueName: null,
  coverPhotoUrl: '',
  ...emptyCardFields(),
  placesLeft: null,
  confirmedPeople: null,
  area: null,
  metersAway: null,
};

/** One page from one row more than asked for, with the cursor of the next. */
export function presentPage(rows: readonly ListRow[], limit: number, forMember: boolean) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${last.starts_at.getTime()}~${last.id}` : null;
  return { items: shown.map((row) => presentCard(row, forMember)), next };
}
