import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Answered } from '../../rules/approval.ts';
import { belongsToCommunity } from '../access.sql.ts';
import { type HuddleRow, huddleWithDates } from '../rows.ts';
import type { SafetyColumns, WaitingChange } from './safety.ts';

export interface Proposal {
  readonly huddleId: HuddleId;
  readonly communityId: CommunityId;
  /** Who proposed it. */
  readonly personId: PersonId;
}

export interface ProposalRow extends Proposal, Answered {
  readonly proposedAt: Date;
  readonly change: WaitingChange | null;
  /** What was agreed with last. */
  readonly agreed: SafetyColumns | null;
  readonly reason: string;
}

/** A draft waits for its community again, whatever was said to it before; of a published one a change does. */
export async function saveProposal(
  tx: Tx,
  { huddleId, communityId, personId }: Proposal,
  change: WaitingChange | null,
  now: Date,
): Promise<void> {
  const wanted = change && JSON.stringify(change);
  await sql`insert into huddle_proposals as p (huddle_id, community_id, proposed_by, proposed_at, change)
    values (${huddleId}, ${communityId}, ${personId}, ${now}, ${wanted}::jsonb)
    on conflict (huddle_id) do update set community_id = excluded.community_id, proposed_by = excluded.proposed_by,
      proposed_at = excluded.proposed_at, declined_at = null, approved_at = null, stand_in_told_at = null, reason = '',
      change = case when excluded.change is not null then coalesce(p.change, '{}') || excluded.change end`.execute(
    tx,
  );
}

export async function removeProposal(tx: Tx, huddleId: HuddleId): Promise<void> {
  await tx.deleteFrom('huddle_proposals').where('huddle_id', '=', huddleId).execute();
}

/** Nothing of it waits any more; of a published outing what was agreed with last stays known. */
export async function withdrawProposal(tx: Tx, huddleId: HuddleId): Promise<void> {
  await sql`with waited as (delete from huddle_proposals where huddle_id = ${huddleId} and change is null)
    update huddle_proposals set change = null where huddle_id = ${huddleId} and change is not null`.execute(
    tx,
  );
}

export async function declineProposal(tx: Tx, huddleId: HuddleId, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('huddle_proposals')
    .set({ declined_at: now, reason, change: null })
    .where('huddle_id', '=', huddleId)
    .execute();
}

interface Approved extends Proposal {
  readonly by: PersonId;
  /** What was agreed with. */
  readonly columns: SafetyColumns;
}

/** Somebody has agreed with an outing as these columns say; nothing of it waits any more. */
export async function saveApproved(
  tx: Tx,
  { huddleId, communityId, personId, by, columns }: Approved,
  now: Date,
): Promise<void> {
  const agreed = {
    approved_at: now,
    approved_by: by,
    approved: JSON.stringify(columns),
    change: null,
    declined_at: null,
    reason: '',
  };
  const asked = { community_id: communityId, proposed_by: personId };
  await tx
    .insertInto('huddle_proposals')
    .values({ huddle_id: huddleId, ...asked, proposed_at: now, ...agreed })
    .onConflict((conflict) => conflict.column('huddle_id').doUpdateSet({ ...asked, ...agreed }))
    .execute();
}

/** How it is marked on the page of a published outing; null is without anybody's yes. */
export async function markApproval(
  tx: Tx,
  huddleId: HuddleId,
  approval: 'OTHERS' | 'OWN' | null,
): Promise<void> {
  await tx.updateTable('huddles').set({ approval }).where('id', '=', huddleId).execute();
}

/** How an outing stands with its community. */
export async function findProposal(db: DbOrTx, huddleId: HuddleId): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    select huddle_id as "huddleId", community_id as "communityId", proposed_by as "personId", proposed_at as "proposedAt",
      declined_at is not null as declined, approved_at is not null as approved, change is not null as changes,
      change, approved as "agreed", reason
    from huddle_proposals where huddle_id = ${huddleId}`.execute(db);
  return rows[0];
}

const MAX_WAITING = 100;

/** Proposals `p` of outings `h` that wait: drafts as long as they are for the community, and changes. */
const waits = sql`p.declined_at is null and p.approved_at is null
  and ((h.status = 'DRAFT' and h.draft_form->>'communityId' = p.community_id::text)
    or (h.status = 'PUBLISHED' and p.change is not null and h.community_id = p.community_id))
  and ${belongsToCommunity(sql`p.proposed_by`, sql`p.community_id`)}`;

export interface WaitingRow {
  readonly proposed_by: PersonId;
  readonly proposed_at: Date;
  readonly change: WaitingChange | null;
  readonly huddle: HuddleRow;
}

/** Outings of members that wait, with who proposed each, the longest waiting first. */
export async function listWaiting(db: Db, communityId: CommunityId): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select p.proposed_by, p.proposed_at, p.change, row_to_json(h) as huddle
    from huddle_proposals p join huddles h on h.id = p.huddle_id
    where p.community_id = ${communityId} and ${waits}
    order by p.proposed_at, p.huddle_id limit ${sql.lit(MAX_WAITING)}`.execute(db);
  return rows.map((row) => ({ ...row, huddle: huddleWithDates(row.huddle) }));
}

/** Proposals that nobody has answered since then; each is found once. */
export async function takeSilent(tx: Tx, since: Date, now: Date): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`
    update huddle_proposals p set stand_in_told_at = ${now} from huddles h
    where h.id = p.huddle_id and p.stand_in_told_at is null and p.proposed_at <= ${since} and ${waits}
    returning p.huddle_id as "huddleId", p.community_id as "communityId", p.proposed_by as "personId"`.execute(
    tx,
  );
  return rows;
}
