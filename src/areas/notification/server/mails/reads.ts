import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { MessageId, NotificationId, PersonId } from '#platform/shared/ids.ts';
import type { NoticeFacts } from '../../rules/notice-values.ts';
import type { ObjectType } from '../../rules/objects.ts';
import { provenSince } from '../../rules/push-answer.ts';
import { type FactsRow, factColumns, factJoins } from '../facts.sql.ts';
import { isStanding } from '../push/standing.sql.ts';

/** What a host wrote, or an admin announced, is found by its message. */
type MailFacts = NoticeFacts & { readonly messageId?: MessageId };

export interface MailRow extends FactsRow {
  readonly id: NotificationId;
  readonly kind: string;
  readonly facts: MailFacts;
  readonly recipientId: PersonId;
  readonly objectType: ObjectType;
  readonly objectId: string;
  readonly actorName: string | null;
  readonly actorUsername: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly timeZone: string;
  readonly hours: 'h12' | 'h23';
  readonly createdAt: Date;
  /** The address is theirs, and takes mails. */
  readonly reachable: boolean;
  /** Something was opened lately on a device of theirs. */
  readonly proven: boolean;
}

/** Those of these notifications that were not mailed, with what is so at this moment. */
export async function unmailedOf(
  db: DbOrTx,
  ids: readonly NotificationId[],
  now: Date,
): Promise<readonly MailRow[]> {
  return (await unmailed({ ids, provenSince: provenSince(now) }).execute(db)).rows;
}

const unmailed = ({
  ids,
  provenSince,
}: {
  readonly ids: readonly NotificationId[];
  readonly provenSince: Date;
}) => sql<MailRow>`
    with n as materialized (select * from notifications where id = any(${ids}::uuid[]) and mailed_at is null)
    select n.id, n.kind, n.facts, n.recipient_id as "recipientId", n.object_type as "objectType",
      n.object_id as "objectId", n.created_at as "createdAt",
      a.display_name as "actorName", a.username as "actorUsername",
      p.email, coalesce(p.email_verified, false) as reachable, p.locale, p.time_zone as "timeZone",
      case p.unit_time when 'H12' then 'h12' else 'h23' end as hours, ${factColumns('MAIL')},
      exists (select 1 from push_devices d where d.person_id = p.id and d.seen_at >= ${provenSince} and d.refused = 0
        and ${isStanding}) as proven
    from n ${factJoins}
    order by n.id`;

/** What else of the same thing waits to be mailed to the same people: it goes out with these. */
export async function threadsOf(
  db: DbOrTx,
  ids: readonly NotificationId[],
): Promise<readonly NotificationId[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: NotificationId }>`select distinct o.id from notifications n
    join notifications o on o.recipient_id = n.recipient_id and o.id > n.id and o.object_id = n.object_id
    where n.id = any(${ids}::uuid[]) and o.mail_outcome = 'WAITS' and o.mailed_at is null`.execute(db);
  return rows.map(({ id }) => id);
}
