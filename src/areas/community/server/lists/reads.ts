import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, InvitationId, PersonId } from '#platform/shared/ids.ts';
import type { SentLine, SentList } from '../../contract/invitation-lists.ts';
import type { SentState } from '../../rules/invitation-list.ts';
import type { MembershipStatus } from '../../rules/state.ts';

interface Known {
  readonly standings: Map<string, MembershipStatus>;
  readonly invited: Set<string>;
}

/** What is known of these addresses, which are in lower case, in this community; of strangers to it nothing is. */
export async function knownOf(
  db: DbOrTx,
  communityId: CommunityId,
  emails: readonly string[],
  now: Date,
): Promise<Known> {
  const standing = await sql<{ email: string; state: MembershipStatus }>`
    select lower(p.email::text) as email, m.state from people p
    join memberships m on m.person_id = p.id and m.community_id = ${communityId}
    where p.email_verified and p.email = any(${emails}::citext[])`.execute(db);
  const invited = await sql<{ email: string }>`
    select lower(i.email::text) as email from community_invitations i
    where i.community_id = ${communityId} and i.email = any(${emails}::citext[]) and i.revoked_at is null
      and i.used_at is null and i.expires_at > ${now}`.execute(db);
  return {
    standings: new Map(standing.rows.map(({ email, state }) => [email, state])),
    invited: new Set(invited.rows.map(({ email }) => email)),
  };
}

/** How many invitations of lists were made in a community after an instant. */
export async function countListed(db: DbOrTx, communityId: CommunityId, after: Date): Promise<number> {
  const row = await db
    .selectFrom('community_invitations')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('community_id', '=', communityId)
    .where('list_id', 'is not', null)
    .where('created_at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(row.made);
}

/** What has become of the invitation `i` with its mail `o`. */
const stateAt = (now: Date) => sql<SentState>`case
  when i.used_at is not null then 'TAKEN'
  when i.revoked_at is not null then 'REVOKED'
  when i.expires_at <= ${now} then 'OVER'
  when i.held_at is not null then 'HELD'
  when i.mailed_at is null then 'WAITING'
  when o.refusal in ('GONE', 'REFUSED', 'STOPPED') or (o.sent_at is null and o.last_error is not null) then 'FAILED'
  else 'SENT' end`;

export async function sentLists(db: DbOrTx, communityId: CommunityId, now: Date): Promise<SentList[]> {
  const { rows } = await sql<SentList>`
    with lines as (
      select i.list_id, ${stateAt(now)} as state, count(*)::int as n, min(i.created_at) as at, min(p.display_name) as by
      from community_invitations i left join mail_outbox o on o.id = i.mail_id join people p on p.id = i.invited_by
      where i.community_id = ${communityId} and i.list_id is not null group by 1, 2)
    select list_id as id, to_char(min(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      min(by) as by, json_object_agg(state, n) as counts
    from lines group by list_id order by min(at) desc limit 20`.execute(db);
  return rows;
}

export async function sentLines(
  db: DbOrTx,
  communityId: CommunityId,
  listId: string,
  now: Date,
): Promise<SentLine[]> {
  const { rows } = await sql<SentLine>`
    select i.id, i.name, i.email::text as email, ${stateAt(now)} as state
    from community_invitations i left join mail_outbox o on o.id = i.mail_id
    where i.community_id = ${communityId} and i.list_id = ${listId}::uuid order by i.id`.execute(db);
  return rows;
}

export interface UnsentInvitation {
  readonly id: InvitationId;
  readonly email: string;
  readonly token: string;
  readonly days: number;
  readonly inviterId: PersonId;
  readonly inviterLocale: string;
  readonly communityName: string;
  /** Of who reads mail at this address here. */
  readonly readerLocale: string | null;
  readonly apart: boolean;
}

/** One page of what of a list was not mailed yet, locked; one invitation when `only` is given. */
export async function unsentOf(
  db: DbOrTx,
  {
    listId,
    only,
    now,
    limit,
  }: {
    readonly listId: string | null;
    readonly only: InvitationId | null;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<readonly UnsentInvitation[]> {
  const which = only
    ? sql`i.id = ${only}::uuid and i.email is not null`
    : sql`i.list_id = ${listId}::uuid and i.mailed_at is null`;
  const { rows } = await sql<UnsentInvitation>`
    select i.id, i.email::text as email, i.token, i.invited_by as "inviterId", p.locale as "inviterLocale",
      c.name as "communityName", r.locale as "readerLocale",
      greatest(1, ceil(extract(epoch from i.expires_at - ${now}::timestamptz) / 86400))::int as days,
      coalesce(exists (select 1 from blocks b where (b.blocker_id = r.id and b.blocked_id = p.id)
        or (b.blocker_id = p.id and b.blocked_id = r.id)), false) as apart
    from community_invitations i join communities c on c.id = i.community_id join people p on p.id = i.invited_by
    left join people r on r.email = i.email and r.email_verified
    where ${which} and i.held_at is null and i.revoked_at is null and i.used_at is null and i.expires_at > ${now}
    order by i.id limit ${limit} for update of i`.execute(db);
  return rows;
}
