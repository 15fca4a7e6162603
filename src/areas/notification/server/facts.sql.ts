import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { MailStream } from '#platform/server/mail/streams.ts';
import type { TellingFacts } from '../rules/decide.ts';
import { voids } from '../rules/newer.ts';
import type { MutableType } from '../rules/objects.ts';
import { isOpen } from './inbox/reads.ts';
import { isMuted } from './mutes/muted.sql.ts';

/** Nobody is written of a spot that they gave back meanwhile, asked what is answered already, or told of outings that they do not want. */
export const stillSo = (channel: 'MAIL' | 'PUSH') => sql<boolean>`case
  when n.kind = 'HUDDLE_PROMOTED' then exists (select 1 from participations p
    where p.huddle_id = n.object_id and p.person_id = n.recipient_id and p.place = 'CONFIRMED')
  when n.kind = 'HUDDLE_PLANNED' then exists (select 1 from huddles h
    join memberships m on m.community_id = h.community_id and m.person_id = n.recipient_id and m.state = 'MEMBER'
    left join outing_choices oc on oc.community_id = m.community_id and oc.person_id = m.person_id
    where h.id = n.object_id and h.status = 'PUBLISHED' and coalesce(${sql.lit(channel === 'PUSH')} or oc.by_mail, true)
      and coalesce(oc.wanted <> 'NONE', true))
  when n.kind = 'HUDDLE_ASKED' then exists (select 1 from huddles h where h.id = n.object_id and h.status = 'PUBLISHED')
    and not exists (select 1 from participations p
      where p.huddle_id = n.object_id and p.person_id = n.recipient_id and p.answer is not null)
  when n.kind = 'COMMUNITY_CASE' then exists (select 1 from moderation_cases q
      where q.community_id = n.object_id and q.state = 'OPEN')
    and exists (select 1 from memberships m where m.community_id = n.object_id
      and m.person_id = n.recipient_id and m.state = 'MEMBER' and m.role in ('OWNER', 'ADMIN'))
  when n.kind in ('HUDDLE_OFFER', 'HUDDLE_REQUEST', 'COMMUNITY_INVITE', 'COMMUNITY_REQUEST', 'COMMUNITY_PROPOSAL',
    'ROOM_REQUEST',
    'CARPOOL_OFFER', 'CARPOOL_REQUEST', 'PERSON_FOLLOW_REQUEST') then ${isOpen}
  else true end`;

const voidPairs = sql.join(voids.map(([later, earlier]) => sql`(${sql.lit(later)}, ${sql.lit(earlier)})`));

/** Something later about the same thing says it better; of two changes only where it says all that the earlier one did. */
export const isNewer = sql<boolean>`exists (select 1 from notifications l
  where l.recipient_id = n.recipient_id and l.id > n.id and l.object_id = n.object_id
    and (l.kind, n.kind) in (${voidPairs})
    and coalesce((l.facts->'changes') @> (n.facts->'changes'), true))`;

/** They go to the outing that it is about, or lead it; what is said in its conversation is about it, too. */
const goesThere = sql<boolean>`exists (select 1 from participations g
  where g.person_id = n.recipient_id and (g.answer = 'YES' or g.role <> 'PARTICIPANT') and g.huddle_id = coalesce(h.id, c.huddle_id,
    case n.object_type when 'ROOM' then (select r.huddle_id from rooms r where r.id = n.object_id) end))`;

/** What decides about a notice and is read as it is about to be sent. */
export interface FactsRow extends Pick<TellingFacts, 'allowed' | 'newer' | 'read' | 'seen' | 'muted'> {
  readonly goesThere: boolean;
  /** Streams of mail that their address does not take. */
  readonly stopped: readonly MailStream[];
  readonly awayUntil: Date | null;
  /** When what it is about begins; null where it does not. */
  readonly startsAt: Date | null;
  /** What can be muted about it. */
  readonly mutable: readonly MutableType[];
}

/** The outing and the community that a notification is about, directly or by what belongs to them. */
export const outingOf = sql<string | null>`coalesce(h.id, c.huddle_id)`;
export const clubOf = sql<
  string | null
>`case n.object_type when 'COMMUNITY' then n.object_id else coalesce(h.community_id,
  (select o.community_id from huddles o where o.id = c.huddle_id)) end`;

/** The columns of `FactsRow` of notifications `n`, joined by `factJoins`. */
export const factColumns = (channel: 'MAIL' | 'PUSH') => sql`
  p.suspended_at is null and not ${blockedPairSql(sql`n.recipient_id`, sql`n.actor_id`)} and ${stillSo(channel)} as allowed,
  ${isNewer} as newer, n.read_at is not null as read, n.in_app and coalesce(v.last_seen_at > n.created_at, false) as seen,
  ${isMuted} as muted, ${goesThere} as "goesThere",
  array(select m.stream from mail_stops m where m.address = p.email) as stopped, s.away_until as "awayUntil",
  coalesce(h.starts_at, c.departs_at, c.returns_at) as "startsAt",
  array_remove(array[case when ${outingOf} is not null then 'HUDDLE' end, case when ${clubOf} is not null then 'COMMUNITY' end],
    null) as mutable`;

export const factJoins = sql`
  join people p on p.id = n.recipient_id
  left join people a on a.id = n.actor_id
  left join notification_settings s on s.person_id = p.id
  left join notification_visits v on v.person_id = p.id
  left join huddles h on n.object_type = 'HUDDLE' and h.id = n.object_id
  left join carpools c on n.object_type = 'CARPOOL' and c.id = n.object_id`;
