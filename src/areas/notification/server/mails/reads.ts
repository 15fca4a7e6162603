import { sql } from 'kysely';
import { blockBetween } from '#areas/person/server/reads.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { keptStatement } from '#platform/server/db/kept-statement.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import type { ObjectType } from '../../rules/objects.ts';

export interface MailRow {
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly recipientId: PersonId;
  readonly objectType: ObjectType;
  readonly objectId: string;
  readonly actorName: string | null;
  readonly actorUsername: string | null;
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly hours: 'h12' | 'h23';
}

/**
 * Those of these notifications that still have to be mailed, locked until the transaction ends; without those whose
 * reader may not be written to, or where one of the two has blocked the other meanwhile.
 */
export async function lockUnmailed(tx: Tx, ids: readonly NotificationId[]): Promise<readonly MailRow[]> {
  return unmailed(tx, { ids });
}

const unmailed = keptStatement(
  ({ ids }: { readonly ids: readonly NotificationId[] }) => sql<MailRow>`
    select n.kind, n.facts, n.recipient_id as "recipientId", n.object_type as "objectType",
      n.object_id as "objectId",
      a.display_name as "actorName", a.username as "actorUsername",
      p.email, p.locale, p.time_zone as "timeZone",
      case p.unit_time when 'H12' then 'h12' else 'h23' end as hours
    from notifications n
    join people p on p.id = n.recipient_id and p.email_verified and p.suspended_at is null
    left join people a on a.id = n.actor_id
    where n.id = any(${ids}::uuid[]) and n.mailed_at is null
      and not ${blockBetween(sql`n.recipient_id`, sql`n.actor_id`)}
    order by n.id for update of n`,
);
