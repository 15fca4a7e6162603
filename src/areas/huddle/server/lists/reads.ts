import { sql } from 'kysely';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import type { TimesOf } from '#platform/server/db/json-row.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { openedHuddle, readableHuddles, visibleHuddles } from '../sight/reads.ts';

export type MineFilter =
  | 'HOSTING'
  | 'GOING'
  | 'MAYBE'
  | 'INTERESTED'
  | 'INVITED'
  | 'WAITING'
  | 'PAST'
  | 'DRAFTS';

export interface ListWish {
  readonly personId: PersonId | null;
  readonly mine?: MineFilter | undefined;
  /** A community whose huddles are wanted that are over. */
  readonly pastOf?: string | undefined;
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly most: number;
  readonly now: Date;
}

/** One page of huddles that the viewer may see, soonest first; of those in the past, latest first. */
export async function listHuddles(db: Db, wish: ListWish): Promise<ListRow[]> {
  const past = wish.mine === 'PAST' || wish.pastOf !== undefined;
  const order = past ? ('desc' as const) : ('asc' as const);
  let query = cards(db, wish.personId)
    .where(visibleHuddles(wish.personId))
    .where('h.status', wish.mine === 'DRAFTS' ? '=' : '<>', 'DRAFT')
    .orderBy('h.starts_at', order)
    .orderBy('h.id', order)
    .limit(wish.most + 1);
  // A draft may still carry any date.
  if (wish.mine !== 'DRAFTS') query = query.where('h.starts_at', past ? '<' : '>=', wish.now);
  if (wish.mine) query = query.where(isMine(wish.mine));
  if (wish.pastOf) query = query.where('h.community_id', '=', wish.pastOf as CommunityId);
  if (wish.after) {
    const row = sql`(h.starts_at, h.id)`;
    const cursor = sql`(${wish.after.at}::timestamptz, ${wish.after.id}::uuid)`;
    query = query.where(past ? sql<boolean>`${row} < ${cursor}` : sql<boolean>`${row} > ${cursor}`);
  }
  return query.execute();
}

const MOST_OF_A_MONTH = 300;

/** What the viewer has to do with between two instants, for the month on the wall. */
export async function listMyDays(
  db: Db,
  personId: PersonId,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<ListRow[]> {
  return cards(db, personId)
    .where(visibleHuddles(personId))
    .where('me.person_id', '=', personId)
    .where(sql<boolean>`me.answer is distinct from 'NO'`)
    .where('h.status', '<>', 'DRAFT')
    .where('h.starts_at', '<', to)
    .where('h.ends_at', '>', from)
    .orderBy('h.starts_at')
    .limit(MOST_OF_A_MONTH)
    .execute();
}

/** Those among these huddles that the viewer may see and that lie ahead. */
export async function listHuddlesByIds(
  db: Db,
  personId: PersonId,
  ids: readonly string[],
  now: Date,
): Promise<ListRow[]> {
  if (ids.length === 0) return [];
  return cards(db, personId)
    .where(readableHuddles(personId))
    .where('h.id', 'in', [...new Set(ids)])
    .where('h.status', '=', 'PUBLISHED')
    .where('h.starts_at', '>=', now)
    .execute();
}

const mineConditions: Readonly<Record<MineFilter, string>> = {
  HOSTING: "me.role in ('HOST', 'CO_HOST')",
  GOING: "me.place = 'CONFIRMED'",
  MAYBE: "me.answer = 'MAYBE'",
  INTERESTED: 'me.interested',
  INVITED: "me.invited_at is not null and me.answer is null and me.role = 'PARTICIPANT'",
  WAITING: "me.place in ('WAITING', 'OFFERED', 'REQUESTED')",
  PAST: "(me.role in ('HOST', 'CO_HOST') or me.place = 'CONFIRMED')",
  DRAFTS: "me.role in ('HOST', 'CO_HOST')",
};

function isMine(filter: MineFilter) {
  return sql<boolean>`(${sql.raw(mineConditions[filter])})`;
}

/** Of a huddle whose planner has left, whoever hosts it now. */
const nameOfHost = sql<string>`coalesce(host.display_name, (select p.display_name from participations hp
  join people p on p.id = hp.person_id where hp.huddle_id = h.id and hp.role in ('HOST', 'CO_HOST')
  order by hp.role desc, hp.created_at limit 1), '')`.as('host_name');

/** What a card shows of a huddle `h`, with the viewer's own part `me`; who may see it is the caller's to say. */
export function cards(db: DbOrTx, personId: PersonId | null) {
  return db
    .selectFrom('huddles as h')
    .leftJoin('participations as me', (join) =>
      join.onRef('me.huddle_id', '=', 'h.id').on('me.person_id', '=', personId),
    )
    .leftJoin('people as host', 'host.id', 'h.created_by')
    .select(['h.id', 'h.name', 'h.activity', 'h.privacy', 'h.status', 'h.starts_at', 'h.ends_at'])
    .select(['h.time_zone', 'h.difficulty', 'h.distance_meters', 'h.capacity', 'h.confirmed_people'])
    .select(['h.held_people', 'h.show_attending', 'h.version', 'h.payment_mode', 'h.carpooling'])
    .select(['me.answer', 'me.place', 'me.role', nameOfHost])
    .select(openedHuddle(personId).as('opened'))
    .select([
      sql<string | null>`h.venue->>'name'`.as('venue_name'),
      // Coarse for everybody: a list is no place to learn where people will stand (HUD-23).
      sql<number | null>`round((h.venue->>'lat')::numeric, 2)::float8`.as('area_lat'),
      sql<number | null>`round((h.venue->>'lng')::numeric, 2)::float8`.as('area_lng'),
    ]);
}

type Cards = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];
export type ListRow = Cards & { readonly meters_away?: number | null };

/** Every time of a card that came as JSON. */
export const listTimes: TimesOf<ListRow> = { starts_at: true, ends_at: true };
