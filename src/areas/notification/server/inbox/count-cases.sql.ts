import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { WaitedFor } from '../../rules/moderation-recipients.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Counts a further case in the notice that an admin has not read yet, or that is not a day old where none is shown in the
 * app, and answers whose were counted. The number is said, not added to, so that running again changes nothing.
 */
export async function countCases(
  db: DbOrTx,
  communityId: CommunityId,
  admins: readonly WaitedFor[],
  now: Date,
): Promise<PersonId[]> {
  if (admins.length === 0) return [];
  const found = await sql<{ recipient_id: PersonId }>`
    update notifications n set facts = n.facts || jsonb_build_object('cases', w.waiting)
    from jsonb_to_recordset(${JSON.stringify(admins)}::jsonb) as w("personId" uuid, waiting int)
    where n.recipient_id = w."personId" and n.kind = 'COMMUNITY_CASE' and n.object_id = ${communityId}
      and n.read_at is null and (n.in_app or n.created_at > ${new Date(now.getTime() - DAY_MS)})
    returning n.recipient_id`.execute(db);
  return found.rows.map(({ recipient_id }) => recipient_id);
}
