import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { MessageId, NotificationId, PersonId } from '#platform/shared/ids.ts';
import type { NoticeFacts } from '../../rules/notice-values.ts';
import type { ObjectType } from '../../rules/objects.ts';
import { isOpen } from '../inbox/reads.ts';
import { isMuted } from '../mutes/muted.sql.ts';

/** What a host wrote, or an admin announced, is found by its message. */
type MailFacts = NoticeFacts & { readonly messageId?: MessageId };

export interface MailRow {
  readonly id: NotificationId;
  readonly kind: string;
  readonly facts: MailFacts;
  readonly recipientId: PersonId;
  readonly objectType: ObjectType;
  readonly objectId: string;
  readonly actorName: string | null;
  readonly actorUsername: string | null;
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly hours: 'h12' | 'h23';
  readonly muted: boolean;
  /** When what it is about begins; null where it does not. */
  readonly startsAt: Date | null;
}

/**
 * Those of these notifications that still have to be mailed; without those whose reader may not be written to, where
 * one of the two has blocked the other meanwhile, or which are no longer so.
 */
export async function unmailedOf(db: DbOrTx, ids: readonly NotificationId[]): Promise<readonly MailRow[]> {
  return (await unmailed({ ids }).execute(db)).rows;
}

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
  when n.kind in ('HUDDLE_OFFER', 'HUDDLE_REQUEST', 'COMMUNITY_INVITE', 'COMMUNITY_REQUEST', 'COMMUNITY_PROPOSAL',
    'ROOM_REQUEST',
    'CARPOOL_OFFER', 'CARPOOL_REQUEST', 'PERSON_FOLLOW_REQUEST') then ${isOpen}
  else true end`;

const unmailed = ({ ids }: { readonly ids: readonly NotificationId[] }) => sql<MailRow>`
    with n as materialized (select * from notifications where id = any(${ids}::uuid[]) and mailed_at is null)
    select n.id, n.kind, n.facts, n.recipient_id as "recipientId", n.object_type as "objectType",
      n.object_id as "objectId",
      a.display_name as "actorName", a.username as "actorUsername",
      p.email, p.locale, p.time_zone as "timeZone",
      case p.unit_time when 'H12' then 'h12' else 'h23' end as hours,
      ${isMuted} as muted, coalesce(h.starts_at, c.departs_at, c.returns_at) as "startsAt"
    from n join people p on p.id = n.recipient_id and p.email_verified and p.suspended_at is null
    left join people a on a.id = n.actor_id
    left join huddles h on n.object_type = 'HUDDLE' and h.id = n.object_id
    left join carpools c on n.object_type = 'CARPOOL' and c.id = n.object_id
    where not ${blockedPairSql(sql`n.recipient_id`, sql`n.actor_id`)} and ${stillSo('MAIL')}
    order by n.id`;
