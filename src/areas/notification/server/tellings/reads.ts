import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import { clubOf, outingOf } from '../facts.sql.ts';
import { isOpen, type NotificationRow } from '../inbox/reads.ts';

/** A notification with what came of it, and what it is about that can be muted. */
export interface TellingRow extends NotificationRow {
  readonly push_outcome: string | null;
  readonly mail_outcome: string | null;
  readonly read_on: string | null;
  readonly outing_id: string | null;
  readonly club_id: string | null;
  readonly muted: readonly string[];
}

/** One notification of mine, as the list would show it; what is told by mail or push alone, too. */
export async function findTelling(
  db: DbOrTx,
  personId: PersonId,
  id: NotificationId,
): Promise<TellingRow | undefined> {
  const found = await sql<TellingRow>`
    select n.id, n.kind, n.object_type, n.object_id, n.facts, n.created_at, n.read_at, n.actor_id,
      a.username, a.display_name, a.picture_media_id, ${isOpen} as open,
      n.push_outcome, n.mail_outcome, n.read_on, ${outingOf} as outing_id, ${clubOf} as club_id,
      array(select m.object_id::text from notification_mutes m
        where m.person_id = n.recipient_id and m.object_id in (${outingOf}, ${clubOf})) as muted
    from notifications n
    left join people a on a.id = n.actor_id
    left join huddles h on n.object_type = 'HUDDLE' and h.id = n.object_id
    left join carpools c on n.object_type = 'CARPOOL' and c.id = n.object_id
    where n.id = ${id} and n.recipient_id = ${personId}
      and not ${blockedPairSql(sql`n.recipient_id`, sql`n.actor_id`)}`.execute(db);
  return found.rows[0];
}
