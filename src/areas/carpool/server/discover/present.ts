import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { CarpoolCard } from '../../contract/views.ts';
import { shareOf } from '../../rules/cost.ts';
import { legsOf } from '../../rules/trip.ts';
import { costOf, presentMine, presentTrip, readerOf, waysOf } from '../present.ts';
import { seatsOf } from '../rows.ts';
import type { CardRow } from './reads.ts';

/** A carpool in a list, as its reader may know it. */
export function presentCard(row: CardRow, viewerId: PersonId): CarpoolCard {
  const { id, ride, huddle, requests } = row;
  const mine = row.owner_id === viewerId;
  const rides = ride?.state === 'ACCEPTED';
  const met = { OUT: row.met_out, BACK: row.met_back };
  return {
    ...presentTrip(row, readerOf(mine ? 'OWNER' : rides ? 'RIDER' : 'AREA', ride)),
    id,
    mine,
    requests,
    status: row.status,
    owner: presentPersonSummary(row.owner),
    huddle: huddle && {
      id: huddle.id,
      name: huddle.name,
      startDateTime: new Date(huddle.startsAt).toISOString(),
    },
    ways: waysOf(row).filter(({ leg }) => !met[leg]),
    ride: presentMine(ride, row.queue_position),
    share: shareForAll(row),
    metersAway: row.meters === null ? null : Math.round(row.meters),
  };
}

function shareForAll(row: CardRow): CarpoolCard['share'] {
  const cost = costOf(row);
  if (!cost) return null;
  const trip = row.trip;
  return { amount: shareOf(cost, trip, seatsOf(row), legsOf(trip)), currency: cost.currency };
}

/** One page from one row more than asked for, with the cursor of the next. */
export function presentPage(rows: readonly CardRow[], limit: number, viewerId: PersonId) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? `${last.first_at.getTime()}~${last.id}` : null;
  return { items: shown.map((row) => presentCard(row, viewerId)), next };
}
