import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { belongsToCommunity } from '../access.sql.ts';
import { type HuddleRow, huddleWithDates } from '../rows.ts';

interface Proposal {
  readonly huddleId: HuddleId;
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

/** A draft waits for its community again, whatever was said to it before. */
export async function saveProposal(tx: Tx, { huddleId, communityId, personId }: Proposal, now: Date) {
  const asked = { community_id: communityId, proposed_by: personId, proposed_at: now };
  await tx
    .insertInto('huddle_proposals')
    .values({ huddle_id: huddleId, ...asked })
    .onConflict((conflict) =>
      conflict.column('huddle_id').doUpdateSet({ ...asked, declined_at: null, reason: '' }),
    )
    .execute();
}

export async function removeProposal(tx: Tx, huddleId: HuddleId): Promise<void> {
  await tx.deleteFrom('huddle_proposals').where('huddle_id', '=', huddleId).execute();
}

export async function declineProposal(tx: Tx, huddleId: HuddleId, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('huddle_proposals')
    .set({ declined_at: now, reason })
    .where('huddle_id', '=', huddleId)
    .execute();
}

/** Who proposed a draft that still waits for this community. */
export async function proposerOf(
  db: DbOrTx,
  communityId: CommunityId,
  huddleId: HuddleId,
): Promise<PersonId | undefined> {
  const row = await db
    .selectFrom('huddle_proposals')
    .select('proposed_by')
    .where('huddle_id', '=', huddleId)
    .where('community_id', '=', communityId)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return row?.proposed_by;
}

/** How a draft stands with its community, for its hosts. */
export async function proposalOf(db: DbOrTx, huddleId: HuddleId) {
  const row = await db
    .selectFrom('huddle_proposals')
    .select(['declined_at', 'reason'])
    .where('huddle_id', '=', huddleId)
    .executeTakeFirst();
  return row ? { declined: row.declined_at !== null, reason: row.reason } : null;
}

const MAX_WAITING = 100;

/** Drafts of members that wait, with who proposed each, the longest waiting first. */
export async function listWaiting(db: Db, communityId: CommunityId) {
  const { rows } = await sql<{ proposed_by: PersonId; huddle: HuddleRow }>`
    select p.proposed_by, row_to_json(h) as huddle from huddle_proposals p join huddles h on h.id = p.huddle_id
    where p.community_id = ${communityId} and p.declined_at is null and h.status = 'DRAFT'
      and h.draft_form->>'communityId' = p.community_id::text
      and ${belongsToCommunity(sql`p.proposed_by`, sql`p.community_id`)}
    order by p.proposed_at, p.huddle_id limit ${sql.lit(MAX_WAITING)}`.execute(db);
  return rows.map((row) => ({ ...row, huddle: huddleWithDates(row.huddle) }));
}
