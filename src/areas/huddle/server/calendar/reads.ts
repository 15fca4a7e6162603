import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';

export async function secretOf(db: DbOrTx, personId: PersonId): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('secret')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.secret;
}

export interface Owner {
  readonly personId: PersonId;
  readonly displayName: string;
}

/** Whose calendar stands at a secret address; nobody's when the person is suspended. */
export async function ownerOf(db: DbOrTx, secret: string): Promise<Owner | undefined> {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('people as p', 'p.id', 'f.person_id')
    .select(['f.person_id', 'p.display_name'])
    .where('f.secret', '=', secret)
    .where('p.suspended_at', 'is', null)
    .executeTakeFirst();
  return row && { personId: row.person_id, displayName: row.display_name };
}

const LIMIT = 500;

/** What a person hosts, goes to, may go to or waits for, since a day in the past; the latest when there are too many. */
export async function calendarIds(db: DbOrTx, personId: PersonId, since: Date): Promise<HuddleId[]> {
  const found = await sql<{ id: HuddleId }>`
    select h.id from participations me join huddles h on h.id = me.huddle_id
    where me.person_id = ${personId} and h.status <> 'DRAFT' and h.ends_at >= ${since}
      and (me.role in ('HOST', 'CO_HOST') or me.answer in ('YES', 'MAYBE'))
    order by h.starts_at desc limit ${sql.lit(LIMIT)}`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** What a community plans and planned since a day in the past; who may see which is the caller's to ask. */
export async function calendarIdsOf(db: DbOrTx, communityId: CommunityId, since: Date): Promise<HuddleId[]> {
  const rows = await db
    .selectFrom('huddles')
    .select('id')
    .where('community_id', '=', communityId)
    .where('status', '<>', 'DRAFT')
    .where('ends_at', '>=', since)
    .orderBy('starts_at', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(({ id }) => id);
}

/** An outing that somebody hosts, with its exact places. */
export interface HostedHuddle {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly description: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly updated_at: Date;
  readonly venue: PlaceValue | null;
  readonly meeting_point: PlaceValue | null;
  readonly parking: PlaceValue | null;
}

/** The outings that somebody hosts, drafts left out, the latest first; hosts know their exact places. */
export async function listHosted(tx: Tx, hostId: PersonId, limit: number): Promise<readonly HostedHuddle[]> {
  const { rows } =
    await sql<HostedHuddle>`select h.id, h.name, h.status, h.description, h.starts_at, h.ends_at,
      h.updated_at, h.venue, h.meeting_point, h.parking
    from participations p join huddles h on h.id = p.huddle_id
    where p.person_id = ${hostId} and p.role = 'HOST' and h.status <> 'DRAFT'
    order by h.starts_at desc, h.id limit ${limit}`.execute(tx);
  return rows;
}
