import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CaseId, CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { Reportable } from '../../rules/reports.ts';
import type { ReportedInCommunity } from '../../rules/standing.ts';
import { authorId } from '../authors/reads.ts';
import { isImpartial } from '../cases/access.sql.ts';

/**
 * The community that a thing belongs to: its outings and the comments under them, what is written in its conversation and
 * in those about its outings.
 * What is private stays with the moderators: the admins do not see it either.
 */
export async function communityOf(tx: Tx, type: Reportable, id: string): Promise<CommunityId | null> {
  const which = owning(type, id);
  if (!which) return null;
  const found = await sql<{ community_id: CommunityId | null }>`${which}`.execute(tx);
  return found.rows[0]?.community_id ?? null;
}

function owning(type: Reportable, id: string): RawBuilder<unknown> | undefined {
  if (type === 'HUDDLE')
    return sql`select community_id from huddles where id = ${id} and privacy <> 'PRIVATE'`;
  if (type === 'COMMENT')
    return sql`select h.community_id from comments t join huddles h on h.id = t.huddle_id
      where t.id = ${id} and h.privacy <> 'PRIVATE'`;
  if (type === 'MESSAGE')
    return sql`select coalesce(r.community_id, h.community_id) as community_id
      from room_messages m join rooms r on r.id = m.room_id
      left join huddles h on h.id = r.huddle_id and h.privacy <> 'PRIVATE' where m.id = ${id}`;
  return undefined;
}

/** Owners and admins of the community of a case who may act now. */
const admins = sql`memberships a join people e on e.id = a.person_id and e.suspended_at is null
  where a.community_id = c.community_id and a.state = 'MEMBER' and a.role in ('OWNER', 'ADMIN')`;

/** What decides from when on moderators have a case of a community; undefined where it belongs to none. */
export async function standingOf(
  tx: Tx,
  id: CaseId,
  { type, objectId }: { readonly type: Reportable; readonly objectId: string },
): Promise<Omit<ReportedInCommunity, 'reason'> | undefined> {
  const found = await sql<Omit<ReportedInCommunity, 'reason'>>`
    select exists (select 1 from ${admins} and a.person_id = (${authorId(type, objectId)})) as "isAboutAdmin",
      exists (select 1 from ${admins} and ${isImpartial(sql`a.person_id`)}) as "canBeDecided"
    from moderation_cases c where c.id = ${id} and c.community_id is not null`.execute(tx);
  return found.rows[0];
}

/** An admin who is told of a case, and how many wait for them in the community. */
export interface ToldAdmin {
  readonly personId: PersonId;
  readonly waiting: number;
}

/** More than these nobody counts. */
const MAX_COUNTED = 100;

/** The admins who may decide a case that is still open; nobody whom it is about and nobody who reported it. */
export async function adminsToTell(db: DbOrTx, id: CaseId): Promise<ToldAdmin[]> {
  const found = await sql<ToldAdmin>`
    with told as (select a.person_id, c.community_id from moderation_cases c cross join lateral (
      select a.person_id from ${admins}) a
      where c.id = ${id} and c.state = 'OPEN' and ${isImpartial(sql`a.person_id`)})
    select told.person_id as "personId", (select count(*)::int from (select 1 from moderation_cases c
      where c.community_id = told.community_id and c.state = 'OPEN' and ${isImpartial(sql`told.person_id`)}
      limit ${MAX_COUNTED}) waits) as waiting
    from told order by 1`.execute(db);
  return found.rows;
}
