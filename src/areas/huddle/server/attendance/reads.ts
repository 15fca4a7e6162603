import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { readableHuddles } from '../access.sql.ts';
import { isNotOver } from '../course.sql.ts';
import { type ListRow, listedCards } from '../discover/lists.sql.ts';

/** Somebody's part in a huddle that is not theirs to host and that has not begun. */
export interface Part {
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
  readonly hostId: PersonId;
}

const parts = (now: Date, which: RawBuilder<unknown>) => sql<Part>`
  select h.id as "huddleId", p.person_id as "personId", host.person_id as "hostId"
  from participations p join huddles h on h.id = p.huddle_id
    join participations host on host.huddle_id = h.id and host.role = 'HOST'
  where p.role = 'PARTICIPANT' and h.status = 'PUBLISHED' and h.starts_at > ${now} and ${which}
  order by h.id, p.person_id`;

/** What either of two people has to do with the outings of the other, who blocks them or is blocked by them. */
export async function partsBetween(db: DbOrTx, [one, other]: readonly [PersonId, PersonId], now: Date) {
  const { rows } = await parts(
    now,
    sql`((p.person_id = ${one} and host.person_id = ${other}) or (p.person_id = ${other} and host.person_id = ${one}))
      and exists (select 1 from blocks b where (b.blocker_id = ${one} and b.blocked_id = ${other})
        or (b.blocker_id = ${other} and b.blocked_id = ${one}))`,
  ).execute(db);
  return rows;
}

/** What somebody has to do with outings to come that others host. */
export async function partsOf(db: DbOrTx, personId: PersonId, now: Date) {
  const { rows } = await sql<Part & { waiting: boolean }>`
    select h.id as "huddleId", p.person_id as "personId", host.person_id as "hostId",
      p.place in ('WAITING', 'REQUESTED', 'OFFERED') as waiting
    from participations p join huddles h on h.id = p.huddle_id
      join participations host on host.huddle_id = h.id and host.role = 'HOST'
    where p.role = 'PARTICIPANT' and h.status = 'PUBLISHED' and h.ends_at > ${now} and p.person_id = ${personId}
    order by h.id`.execute(db);
  return rows;
}

/** What somebody has to do with the outings for members of a club they no longer belong to; who was asked by name stays. */
export async function partsAfterLeaving(
  db: DbOrTx,
  { communityId, personId }: { readonly communityId: CommunityId; readonly personId: PersonId },
  now: Date,
) {
  const { rows } = await parts(
    now,
    sql`p.person_id = ${personId} and h.community_id = ${communityId} and h.privacy = 'COMMUNITY'
      and p.invited_at is null and not exists (select 1 from memberships m where m.community_id = ${communityId}
        and m.person_id = ${personId} and m.state = 'MEMBER')`,
  ).execute(db);
  return rows;
}

const MAX_TOGETHER = 20;

/** Upcoming outings that the viewer hosts and this person has answered, soonest first. */
export async function hostedWith(
  db: Db,
  me: PersonId,
  other: PersonId,
  now: Date,
): Promise<readonly ListRow[]> {
  const found = await listedCards(
    me,
    sql`join participations p on p.huddle_id = h.id and p.person_id = ${other} and p.role = 'PARTICIPANT'
        and p.answer in ('YES', 'MAYBE')
      where me.role = 'HOST' and h.status = 'PUBLISHED' and h.starts_at > ${now}
      order by h.starts_at, h.id limit ${sql.lit(MAX_TOGETHER)}`,
  ).execute(db);
  return found.rows;
}

/** What somebody hosts and what is not over, as far as the viewer may read it, soonest first. */
export async function listHostedBy(
  db: Db,
  personId: PersonId,
  { hostId, now, limit }: { readonly hostId: PersonId; readonly now: Date; readonly limit: number },
): Promise<readonly ListRow[]> {
  const { rows } = await listedCards(
    personId,
    sql`join participations p on p.huddle_id = h.id and p.person_id = ${hostId} and p.role = 'HOST'
      where ${readableHuddles(personId)} and h.status = 'PUBLISHED' and ${isNotOver(now)}
      order by h.starts_at, h.id limit ${limit}`,
  ).execute(db);
  return rows;
}
