import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { visibleHuddles } from '../reads.ts';

export type MineFilter = 'HOSTING' | 'GOING' | 'MAYBE' | 'INTERESTED' | 'INVITED' | 'WAITING' | 'PAST';

export interface ListWish {
  readonly personId: PersonId | null;
  readonly mine?: MineFilter | undefined;
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly most: number;
  readonly now: Date;
}

/** One page of huddles that the viewer may see, soonest first; of those in the past, latest first. */
export async function listHuddles(db: Db, wish: ListWish) {
  const past = wish.mine === 'PAST';
  const order = past ? ('desc' as const) : ('asc' as const);
  let query = visibleCards(db, wish.personId)
    .where('h.starts_at', past ? '<' : '>=', wish.now)
    .orderBy('h.starts_at', order)
    .orderBy('h.id', order)
    .limit(wish.most + 1);
  if (wish.mine) query = query.where(isMine(wish.mine));
  if (wish.after) {
    const row = sql`(h.starts_at, h.id)`;
    const cursor = sql`(${wish.after.at}::timestamptz, ${wish.after.id}::uuid)`;
    query = query.where(past ? sql<boolean>`${row} < ${cursor}` : sql<boolean>`${row} > ${cursor}`);
  }
  return query.execute();
}

function visibleCards(db: Db, personId: PersonId | null) {
  return db
    .selectFrom('huddles as h')
    .leftJoin('participations as me', (join) =>
      join.onRef('me.huddle_id', '=', 'h.id').on('me.person_id', '=', personId),
    )
    .innerJoin('people as host', 'host.id', 'h.created_by')
    .select([
      'h.id',
      'h.name',
      'h.activity',
      'h.privacy',
      'h.status',
      'h.starts_at',
      'h.ends_at',
      'h.time_zone',
    ])
    .select(['h.difficulty', 'h.distance_meters', 'h.capacity', 'h.confirmed_people', 'h.held_people'])
    .select(['h.show_attending', 'h.version', 'host.display_name as host_name'])
    .select(['me.answer', 'me.place', 'me.role'])
    .select(sql<string | null>`h.venue->>'name'`.as('venue_name'))
    .where(visibleHuddles(personId));
}

const mineConditions: Readonly<Record<MineFilter, string>> = {
  HOSTING: "me.role in ('HOST', 'CO_HOST')",
  GOING: "me.place = 'CONFIRMED'",
  MAYBE: "me.answer = 'MAYBE'",
  INTERESTED: 'me.interested',
  INVITED: 'me.invited_at is not null and me.answer is null',
  WAITING: "me.place in ('WAITING', 'OFFERED', 'REQUESTED')",
  PAST: "(me.role in ('HOST', 'CO_HOST') or me.place = 'CONFIRMED')",
};

function isMine(filter: MineFilter) {
  return sql<boolean>`(${sql.raw(mineConditions[filter])})`;
}

export type ListRow = Awaited<ReturnType<typeof listHuddles>>[number];
