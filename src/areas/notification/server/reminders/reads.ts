import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Lead } from '../../rules/reminder.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

export interface DueReminder {
  readonly huddleId: HuddleId;
  readonly startsAt: Date;
  readonly personId: PersonId;
}

/**
 * Who goes to, may come to or hosts what starts after `from` and up to `until`. Who said so later than `lead` hours
 * before the start knows without being reminded, and who wants to be told nowhere is not asked for. A page of them, after
 * the last of the page before.
 */
export async function dueReminders(
  db: DbOrTx,
  lead: Lead,
  { from, until }: { readonly from: Date; readonly until: Date },
  after: DueReminder | undefined,
): Promise<DueReminder[]> {
  const found = await sql<DueReminder>`
    select h.id as "huddleId", h.starts_at as "startsAt", p.person_id as "personId"
    from huddles h join participations p on p.huddle_id = h.id
    where h.status = 'PUBLISHED' and h.starts_at > ${from} and h.starts_at <= ${until}
      and (p.role in ('HOST', 'CO_HOST') or p.place = 'CONFIRMED' or p.answer = 'MAYBE')
      and coalesce(p.answered_at, h.created_at) <= h.starts_at - make_interval(hours => ${lead})
      and not exists (select 1 from notifications n where n.recipient_id = p.person_id
        and n.kind = 'HUDDLE_REMINDER' and n.object_id = h.id
        and n.facts->>'hours' = ${String(lead)} and n.facts->>'startsAt' = to_char(h.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      and not exists (select 1 from notification_choices c where c.person_id = p.person_id
        and c.kind = 'HUDDLE_REMINDER' and not c.in_app and c.mail <> 'AT_ONCE')
      and (h.id, p.person_id) > (${after?.huddleId ?? FIRST}::uuid, ${after?.personId ?? FIRST}::uuid)
    order by h.id, p.person_id limit ${sql.lit(fanOut.people)}`.execute(db);
  return found.rows;
}
