import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommunityId, MediaId, PersonId } from '#platform/shared/ids.ts';
import type { WasMemberView } from '../../contract/history.ts';

interface Face {
  readonly id: PersonId;
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: MediaId | null;
}

type Was = WasMemberView;

interface Of {
  readonly communityId: CommunityId;
  readonly viewerId: PersonId;
}

interface Page {
  readonly after: { readonly rank: number; readonly id: string } | undefined;
  readonly limit: number;
}

const was = (row: string) => {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql<Was>`json_build_object('number', ${of('number')}, 'role', ${of('role')}, 'title', ${of('title')},
    'paidUntil', ${of('paid_until')})`;
};

/** Somebody whom the viewer may see, as in the list of members of today. */
const seen = ({ viewerId }: Of) => sql<boolean>`p.suspended_at is null
  and not ${blockedPairSql(sql`p.id`, sql`${viewerId}::uuid`)}`;

const stoodAt = (at: Date) => sql<boolean>`h.state = 'MEMBER' and h.at < ${at}
  and (h.until is null or h.until >= ${at})`;

const behind = ({ after }: Page) =>
  after ? sql`and (h.number, h.person_id) > (${after.rank}, ${after.id}::uuid)` : sql``;

/** Members as they stood just before an instant, one more than asked for. */
export async function membersAt(db: Db, of: Of, at: Date, page: Page) {
  const { rows } = await sql<Face & { was: Was }>`
    select p.id, p.username, p.display_name, p.picture_media_id, ${was('h')} as was
    from membership_history h cross join lateral (select * from people where id = h.person_id limit 1) p
    where h.community_id = ${of.communityId} and ${stoodAt(at)} and ${seen(of)}
      ${behind(page)}
    order by h.number, h.person_id limit ${page.limit + 1}`.execute(db);
  return rows;
}

/** How many these are, whoever reads. */
export async function countMembersAt(db: Db, communityId: CommunityId, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from membership_history h
    where h.community_id = ${communityId} and ${stoodAt(at)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Since when the history of a community is whole; null since it was founded. */
export async function historySince(db: Db, communityId: CommunityId): Promise<Date | null> {
  const row = await db
    .selectFrom('communities')
    .select('history_since')
    .where('id', '=', communityId)
    .executeTakeFirst();
  return row?.history_since ?? null;
}

interface Compared extends Face {
  readonly before: Was | null;
  readonly after: Was | null;
  readonly addressChanged: boolean;
}

/**
 * Who stood otherwise just before `to` than before `from`, one more than asked for. Whatever changes begins or ends
 * a row of a member, so these rows are followed in the order of their numbers until the page is full.
 */
export async function comparedMembers(db: Db, of: Of, { from, to }: { from: Date; to: Date }, page: Page) {
  const between = (column: 'at' | 'until') =>
    sql`h.${sql.ref(column)} >= ${from} and h.${sql.ref(column)} < ${to}`;
  const stood = (at: Date) => sql`(select ${was('h')} as was, h.number, h.role, h.title, h.paid_until
    from membership_history h where h.community_id = ${of.communityId} and h.person_id = c.person_id
      and ${stoodAt(at)} order by h.id desc limit 1)`;
  const { rows } = await sql<Compared>`
    select p.id, p.username, p.display_name, p.picture_media_id, a.was as before, b.was as after,
      c.addressed as "addressChanged"
    from (select h.number, h.person_id, coalesce(bool_or(h.address_changed) filter (where ${between('at')}), false) as addressed
      from membership_history h
      where h.community_id = ${of.communityId} and h.state = 'MEMBER' and (${between('at')} or ${between('until')})
        ${behind(page)}
      group by h.number, h.person_id order by h.number, h.person_id) c
    cross join lateral (select * from people where id = c.person_id limit 1) p
    left join lateral ${stood(from)} a on true left join lateral ${stood(to)} b on true
    where ${seen(of)} and c.number = coalesce(b.number, a.number) and ((a.number, a.role, a.title, a.paid_until)
      is distinct from (b.number, b.role, b.title, b.paid_until) or a.was is not null and b.was is not null and c.addressed)
    order by c.number, c.person_id limit ${page.limit + 1}`.execute(db);
  return rows;
}

export interface MemberChangeRow extends Compared {
  readonly change: string;
  readonly at: Date;
  readonly micros: string;
  readonly by: Face | null;
}

/** Behind which change a page begins: microseconds since 1970, and its id. */
export interface ChangesCursor {
  readonly micros: string;
  readonly id: string;
}

/** One change after the other, the newest first, one more than asked for. */
export async function memberChanges(
  db: Db,
  of: Of,
  { after, limit }: { readonly after: ChangesCursor | undefined; readonly limit: number },
): Promise<MemberChangeRow[]> {
  const { rows } = await sql<MemberChangeRow>`
    select h.id::text as change, h.at, (extract(epoch from h.at) * 1000000)::bigint::text as micros, p.id, p.username, p.display_name, p.picture_media_id,
      h.address_changed as "addressChanged",
      case when b.state = 'MEMBER' then ${was('b')} end as before,
      case when h.state = 'MEMBER' then ${was('h')} end as after,
      case when y.id is not null then json_build_object('id', y.id, 'username', y.username, 'display_name', y.display_name,
        'picture_media_id', y.picture_media_id) end as by
    from membership_history h cross join lateral (select * from people where id = h.person_id limit 1) p
    left join lateral (select * from membership_history b where b.community_id = h.community_id
      and b.person_id = h.person_id and b.id < h.id order by b.id desc limit 1) b on true
    left join people y on y.id = h.actor_id and y.suspended_at is null and y.onboarded_at is not null
      and not ${blockedPairSql(sql`y.id`, sql`${of.viewerId}::uuid`)}
    where h.community_id = ${of.communityId} and ${seen(of)}
      ${after ? sql`and (h.at, h.id) < ('epoch'::timestamptz + ${after.micros} * interval '1 microsecond', ${after.id})` : sql``}
    order by h.at desc, h.id desc limit ${limit + 1}`.execute(db);
  return rows;
}
