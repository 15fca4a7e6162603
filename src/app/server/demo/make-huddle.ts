import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { localInstant } from './local-instant.ts';
import type { Outing } from './outing.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type DemoHuddle = ReturnType<typeof makeHuddle>;

/** An outing at a day, hosted by somebody: a row of `huddles` but for its counts. */
export function makeHuddle(random: Random, outing: Outing, hostId: PersonId, now: Date, days: number) {
  const startsAt = localInstant(now, days, outing.startHour, 30 * random.between(0, 1), outing.timeZone);
  const created = new Date(Math.min(now.getTime(), startsAt.getTime()) - random.between(6, 40) * DAY_MS);
  return {
    id: random.id<HuddleId>(created),
    name: outing.name,
    description: outing.text,
    activity: outing.activity,
    privacy: 'PUBLIC',
    community_id: null as CommunityId | null,
    status: 'PUBLISHED',
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + outing.hours * HOUR_MS),
    time_zone: outing.timeZone,
    rsvp_ends_at: random.chance(0.4) ? new Date(startsAt.getTime() - 12 * HOUR_MS) : null,
    ...placesOf(random, outing),
    capacity: outing.capacity,
    ...rulesOf(random),
    ...paymentOf(random),
    carpooling: random.chance(0.5),
    difficulty: outing.difficulty ?? null,
    distance_meters: outing.km === undefined ? null : Math.round(outing.km * 1000),
    ascent_meters: outing.ascent ?? null,
    what_to_bring: outing.bring,
    tags: outing.tags,
    created_by: hostId,
    created_at: created,
    updated_at: created,
  };
}

function placesOf(random: Random, outing: Outing) {
  const near = (name: string, spread: number) => ({
    name,
    formattedAddress: outing.address,
    lat: Number((outing.lat + (random.next() - 0.5) * spread).toFixed(5)),
    lng: Number((outing.lng + (random.next() - 0.5) * spread).toFixed(5)),
  });
  return {
    venue: { name: outing.venue, formattedAddress: outing.address, lat: outing.lat, lng: outing.lng },
    meeting_point: near(outing.meet, 0.01),
    meeting_point_note: 'We leave ten minutes after the time above. Call me if you are late.',
    parking: near(outing.park, 0.01),
    parking_note: '',
    precise_places: random.chance(0.3) ? 'EVERYONE' : 'CONFIRMED',
  };
}

function rulesOf(random: Random) {
  const guests = random.chance(0.6);
  return {
    approval_required: random.chance(0.12),
    guest_allowed: guests,
    guest_limit: guests ? random.between(1, 4) : 0,
    guest_allowed_ages: guests ? ['ADULT', 'TEEN', 'KID', 'SENIOR'] : [],
    decisive_rsvp: random.chance(0.15),
  };
}

function paymentOf(random: Random) {
  if (!random.chance(0.1))
    return { payment_mode: 'FREE', payment_amount: '', payment_method: '', refund_policy: '' };
  return {
    payment_mode: 'PAID',
    payment_amount: `${random.between(2, 8) * 5} EUR`,
    payment_method: 'In cash at the start',
    refund_policy: 'Nothing to pay when you cancel the day before.',
  };
}
