import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { AreaValue } from '../../rules/place-precision.ts';
import { presentTrip, waysOf } from '../present.ts';
import { type CardRow, listCarpoolRows, listOfHuddle } from './reads.ts';

/** Somebody else who looks for seats to a huddle. */
export interface FoundNeed {
  readonly id: CarpoolId;
  readonly huddle: { readonly id: string; readonly name: string };
  /** When the first of its ways begins, ISO 8601. */
  readonly at: string;
  readonly timeZone: string;
  /** Seats on the way that wants more, of those that are still open. */
  readonly people: number;
  /** As everybody may know them. */
  readonly from: AreaValue;
  readonly to: AreaValue;
}

interface NeedsWish {
  readonly huddleId?: HuddleId;
  /** Without one, those that leave from the one instant until before the other. */
  readonly between?: { readonly from: Date; readonly to: Date } | undefined;
  readonly now: Date;
}

const MAX_READ = 60;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Who looks for a seat to a huddle that the person sees, or to any of them, the soonest first. */
export async function foundNeeds(db: DbOrTx, personId: PersonId, wish: NeedsWish): Promise<FoundNeed[]> {
  const rows = wish.huddleId
    ? (await listOfHuddle(db, personId, wish.huddleId, wish.now)).rows
    : await needsBetween(db, personId, wish);
  return rows
    .filter(({ kind, owner_id }) => kind === 'NEED' && owner_id !== personId)
    .flatMap((row) => needOf(row) ?? []);
}

async function needsBetween(db: DbOrTx, personId: PersonId, { between, now }: NeedsWish) {
  const after = between && { at: between.from, id: FIRST_ID };
  const anywhere = { near: undefined, withinKm: undefined };
  const wish = { personId, show: 'NEEDS' as const, after, limit: MAX_READ, now, ...anywhere };
  const rows = await listCarpoolRows(db, wish);
  return rows.filter(({ first_at }) => !between || first_at < between.to);
}

function needOf(row: CardRow): FoundNeed | undefined {
  const { id, huddle, first_at, time_zone: timeZone } = row;
  if (!huddle) return undefined;
  const met = { OUT: row.met_out, BACK: row.met_back };
  const open = waysOf(row).filter(({ leg }) => !met[leg]);
  const { origin: from, destination: to } = presentTrip(row, { access: 'AREA', rides: [] });
  return {
    id,
    huddle: { id: huddle.id, name: huddle.name },
    at: first_at.toISOString(),
    timeZone,
    people: Math.max(0, ...open.map(({ seats }) => seats)),
    from,
    to,
  };
}
