import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { FaceRow } from '../face.ts';
import { blockedPairSql } from '../relations/reads.ts';
import { tookPart, wasThere } from './took-part.sql.ts';

export interface CompanionRow extends FaceRow {
  readonly id: PersonId;
  readonly outings: number;
}

const LAST_OUTINGS = 100;
const MAX_COMPANIONS = 6;
const MAX_CLUBS = 12;

interface Asked {
  readonly personId: PersonId;
  readonly viewerId: PersonId;
  readonly now: Date;
}

/**
 * With whom somebody went out most, of their last outings whose roster they may read. Others meet only companions who
 * show theirs too, and only from outings that were public: who went along has not chosen for the other.
 */
export async function listCompanions(
  db: DbOrTx,
  { personId, viewerId, now }: Asked,
): Promise<CompanionRow[]> {
  const agreed = sql<boolean>`(${personId === viewerId} or (h.privacy = 'PUBLIC' and h.show_attending))`;
  const shown = sql<boolean>`(${personId === viewerId} or pe.companions_shown)`;
  const found = await sql<CompanionRow>`
    with mine as materialized (
      select h.id from participations p join huddles h on h.id = p.huddle_id
      where p.person_id = ${personId} and ${tookPart(now)} and ${agreed}
        and (h.show_attending or p.role in ('HOST', 'CO_HOST'))
      order by h.starts_at desc, h.id limit ${sql.lit(LAST_OUTINGS)}
    ), met as (
      select o.person_id, count(*)::int as outings from mine
      join participations o on o.huddle_id = mine.id and o.person_id <> ${personId} and ${wasThere}
      group by o.person_id
    )
    select pe.id, pe.username, pe.display_name, pe.picture_media_id, met.outings
    from met join people pe on pe.id = met.person_id
    where pe.onboarded_at is not null and pe.suspended_at is null and ${shown}
      and not ${blockedPairSql(sql`pe.id`, sql`${viewerId}::uuid`)}
    order by met.outings desc, pe.id limit ${sql.lit(MAX_COMPANIONS)}`.execute(db);
  return found.rows;
}

export interface ClubRow {
  readonly id: string;
  readonly name: string;
}

/** The communities of somebody, latest first; others meet public ones and those they belong to themselves. */
export async function listClubs(db: DbOrTx, { personId, viewerId }: Asked): Promise<ClubRow[]> {
  const found = await sql<ClubRow>`
    select c.id, c.name from memberships m join communities c on c.id = m.community_id
    left join memberships me on me.community_id = c.id and me.person_id = ${viewerId} and me.state = 'MEMBER'
    where m.person_id = ${personId} and m.state = 'MEMBER'
      and (me.person_id is not null or (c.privacy = 'PUBLIC' and c.delete_after is null))
    order by m.since desc, c.id limit ${sql.lit(MAX_CLUBS)}`.execute(db);
  return found.rows;
}
