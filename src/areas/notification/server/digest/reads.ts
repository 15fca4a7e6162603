import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import type { NoticeFacts } from '../../rules/notice-values.ts';
import type { AboutObject, ObjectType } from '../../rules/objects.ts';
import { isNewer, stillSo } from '../facts.sql.ts';
import { isOpen } from '../inbox/reads.ts';
import { isMuted } from '../mutes/muted.sql.ts';

export interface DueDigest {
  readonly personId: PersonId;
  readonly email: string | null;
  /** Whether mails may go there at all. */
  readonly reachable: boolean;
  readonly locale: string;
  readonly timeZone: string;
  readonly since: Date;
  /** They were away until now. */
  readonly isBack: boolean;
  /** When they last used the app. */
  readonly lastHere: Date;
}

/** Takes one person whose digest is due, or who is back; nobody else takes them until the commit. */
export async function takeDueDigest(tx: Tx, now: Date): Promise<DueDigest | undefined> {
  const since = sql`least(s.away_since, coalesce(s.digest_since, s.digest_next_at))`;
  const back = await dueDigests(since, sql`s.away_until <= ${now} order by s.away_until`).execute(tx);
  if (back.rows[0]) return back.rows[0];
  const plain = sql`s.digest_next_at <= ${now} and s.away_until is null order by s.digest_next_at`;
  return (await dueDigests(since, plain).execute(tx)).rows[0];
}

const dueDigests = (since: ReturnType<typeof sql>, which: ReturnType<typeof sql>) => sql<DueDigest>`
    select s.person_id as "personId", p.email, p.email_verified and p.suspended_at is null and not exists (select 1 from mail_stops m
        where m.address = p.email and m.stream = 'DIGEST') as reachable,
      p.locale, p.time_zone as "timeZone", ${since} as since, s.away_until is not null as "isBack",
      greatest(p.created_at, (select last_seen_at from notification_visits where person_id = p.id),
        (select max(rotated_at) from page_sessions where person_id = p.id),
        (select max(seen_at) from push_devices where person_id = p.id)) as "lastHere"
    from notification_settings s join people p on p.id = s.person_id
    where ${which} limit 1 for update of s skip locked`;

export interface DigestRow {
  readonly id: NotificationId;
  readonly kind: string;
  readonly facts: NoticeFacts;
  readonly actorName: string | null;
  readonly actorUsername: string | null;
  readonly objectType: ObjectType;
  readonly objectId: string;
  readonly open: boolean;
  readonly read: boolean;
  readonly mailed: boolean;
  readonly muted: boolean;
  readonly missed: boolean;
  readonly newer: boolean;
}

interface Window {
  readonly since: Date;
  readonly until: Date;
}

const MAX_READ = 200;

/** What somebody was told after one digest and up to the next, the newest first. */
export async function toldBetween(
  tx: Tx,
  personId: PersonId,
  { since, until }: Window,
): Promise<readonly DigestRow[]> {
  const found = await sql<DigestRow>`
    select n.id, n.kind, n.facts, n.object_type as "objectType", n.object_id as "objectId",
      a.display_name as "actorName", a.username as "actorUsername", ${isOpen} as open,
      n.read_at is not null as read, n.mailed_at is not null as mailed, ${isMuted} as muted,
      coalesce('AWAY' in (n.mail_outcome, n.push_outcome), false) as missed, ${isNewer} as newer
    from notifications n left join people a on a.id = n.actor_id
    where n.recipient_id = ${personId} and n.created_at > ${since} and n.created_at <= ${until}
      and not ${blockedPairSql(sql`n.recipient_id`, sql`n.actor_id`)} and ${stillSo('MAIL')}
    order by n.id desc limit ${MAX_READ}`.execute(tx);
  return found.rows;
}

/** What those whom somebody follows have planned or said meanwhile, as far as everybody may see it. */
export async function followedBetween(
  tx: Tx,
  personId: PersonId,
  { since, until }: Window,
  limit: number,
): Promise<readonly (AboutObject & { readonly who: string })[]> {
  const found = await sql<AboutObject & { readonly who: string }>`
    select x.type, x.id, p.display_name as who from follows f join people p on p.id = f.followee_id
    cross join lateral (
      (select 'HUDDLE' as type, h.id, h.created_at as at from huddles h where h.created_by = f.followee_id
        and h.status = 'PUBLISHED' and h.privacy = 'PUBLIC' and h.created_at > ${since} and h.created_at <= ${until}
        and h.starts_at > ${until} order by h.created_at desc limit ${limit})
      union all
      (select 'POST', t.id, t.published_at from posts t where t.author_id = f.followee_id and t.state = 'PUBLISHED'
        and t.published_at > ${since} and t.published_at <= ${until} order by t.published_at desc limit ${limit})) x
    where f.follower_id = ${personId} and f.state = 'FOLLOWING'
    order by x.type = 'POST', x.at desc limit ${limit}`.execute(tx);
  return found.rows;
}
