import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import { requestKinds } from '../../rules/kinds.ts';

export interface Summary {
  /** Unread notifications, counted up to 100. */
  readonly total: number;
  /** Those among them since the person last looked. */
  readonly since: number;
  readonly lastSeenAt: Date | null;
}

/** A screen says '99+'. */
const MAX_COUNTED = 100;

export async function summaryOf(db: DbOrTx, personId: PersonId): Promise<Summary> {
  const [summary] = (await summaryFor({ personId }).execute(db)).rows;
  return summary ?? { total: 0, since: 0, lastSeenAt: null };
}

const summaryFor = ({ personId }: { readonly personId: PersonId }) => sql<Summary>`
    select count(n.id)::int as total, v.last_seen_at as "lastSeenAt",
      (count(n.id) filter (where n.created_at > coalesce(v.last_seen_at, '-infinity')))::int as since
    from (select ${personId}::uuid as id) p
    left join notification_visits v on v.person_id = p.id
    left join lateral (select id, created_at from notifications u
      where u.recipient_id = p.id and u.read_at is null and u.in_app
      order by u.id desc limit ${sql.lit(MAX_COUNTED)}) n on true
    group by v.last_seen_at`;

export interface Page {
  readonly only: 'UNREAD' | 'REQUESTS' | undefined;
  readonly after: NotificationId | undefined;
  readonly limit: number;
}

/** Whether what a notification asks can still be answered. */
export const isOpen = sql<boolean>`case n.kind
  when 'HUDDLE_REQUEST' then exists (select 1 from participations p
    where p.huddle_id = n.object_id and p.person_id = n.actor_id and p.place = 'REQUESTED')
  when 'HUDDLE_OFFER' then exists (select 1 from participations p
    where p.huddle_id = n.object_id and p.person_id = n.recipient_id and p.place = 'OFFERED')
  when 'HUDDLE_CO_HOST' then exists (select 1 from participations p
    where p.huddle_id = n.object_id and p.person_id = n.recipient_id and p.role_asked = 'CO_HOST'
      and p.role = 'PARTICIPANT' and p.declined_at is null)
  when 'HUDDLE_HANDED_OVER' then exists (select 1 from participations p
    where p.huddle_id = n.object_id and p.person_id = n.recipient_id and p.role_asked = 'HOST'
      and p.role = 'CO_HOST')
  when 'COMMUNITY_INVITE' then exists (select 1 from memberships m
    where m.community_id = n.object_id and m.person_id = n.recipient_id and m.state = 'INVITED')
  when 'ROOM_REQUEST' then exists (select 1 from room_members m
    where m.room_id = n.object_id and m.person_id = n.recipient_id and m.state = 'ASKED')
  when 'COMMUNITY_REQUEST' then exists (select 1 from memberships m
      where m.community_id = n.object_id and m.person_id = n.actor_id and m.state = 'REQUESTED')
    and exists (select 1 from memberships m where m.community_id = n.object_id
      and m.person_id = n.recipient_id and m.state = 'MEMBER' and m.role in ('OWNER', 'ADMIN'))
  when 'COMMUNITY_PROPOSAL' then exists (select 1 from huddle_proposals p
      where p.community_id = n.object_id and p.proposed_by = n.actor_id
        and p.declined_at is null and p.approved_at is null)
    and exists (select 1 from memberships m where m.community_id = n.object_id
      and m.person_id = n.recipient_id and m.state = 'MEMBER' and m.role in ('OWNER', 'ADMIN', 'LEADER'))
  when 'CARPOOL_REQUEST' then exists (select 1 from carpool_rides r
    where r.carpool_id = n.object_id and r.rider_id = n.actor_id and r.state = 'ASKED')
  when 'CARPOOL_OFFER' then exists (select 1 from carpool_rides r
    where r.carpool_id = n.object_id and r.rider_id = n.recipient_id and r.state = 'OFFERED')
  when 'PERSON_FOLLOW_REQUEST' then exists (select 1 from follows f
    where f.follower_id = n.actor_id and f.followee_id = n.recipient_id and f.state = 'REQUESTED')
  when 'PERSON_FOLLOWED' then exists (select 1 from follows f
      where f.follower_id = n.actor_id and f.followee_id = n.recipient_id and f.state = 'FOLLOWING')
    and not exists (select 1 from follows f
      where f.follower_id = n.recipient_id and f.followee_id = n.actor_id)
  else false end`;

/** One page, newest first; what somebody blocked either way did is left out. */
export async function listNotifications(db: DbOrTx, personId: PersonId, page: Page) {
  let query = db
    .selectFrom('notifications as n')
    .leftJoin('people as a', 'a.id', 'n.actor_id')
    .select(['n.id', 'n.kind', 'n.object_type', 'n.object_id', 'n.facts', 'n.created_at', 'n.read_at'])
    .select(['n.actor_id', 'a.username', 'a.display_name', 'a.picture_media_id'])
    .select(isOpen.as('open'))
    .where('n.recipient_id', '=', personId)
    .where('n.in_app', '=', true)
    .where(sql<boolean>`not ${blockedPairSql(sql`${personId}::uuid`, sql`n.actor_id`)}`)
    .orderBy('n.id', 'desc')
    .limit(page.limit + 1);
  if (page.only === 'UNREAD') query = query.where('n.read_at', 'is', null);
  if (page.only === 'REQUESTS') query = query.where('n.kind', 'in', [...requestKinds]);
  if (page.after) query = query.where('n.id', '<', page.after);
  return query.execute();
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];
